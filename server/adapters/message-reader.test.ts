// Floors below what was measured (eval/reports/coach.md): weights, word pieces or topics that do not belong together fall through.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { screenForDanger } from '#coaching/danger/screen.ts';
import { packageRoot } from '#server/package-root.ts';
import { loadMessageReader, readCases } from './message-reader.ts';

const reader = await loadMessageReader();
const linesOf = (path: string) => readFileSync(join(packageRoot, path), 'utf8').trim().split('\n');

it('has the weights that the figures were measured with', () => {
  const folder = 'coaching/understanding/network';
  const { sha256 } = JSON.parse(readFileSync(join(packageRoot, folder, 'weights.json'), 'utf8'));
  for (const [name, expected] of Object.entries(sha256)) {
    const file = readFileSync(join(packageRoot, folder, name));
    expect([name, createHash('sha256').update(file).digest('hex')]).toEqual([name, expected]);
  }
});

it('knows what a writer means from whom it has not learned', async () => {
  let topic = '';
  const messages = linesOf('eval/coach/messages/p5.txt').flatMap((line) => {
    if (line.startsWith('# ')) topic = line.slice(2);
    return line.startsWith('# ') || line === '' ? [] : [{ topic, line }];
  });
  const every = messages.filter((_, at) => at % 8 === 0);
  const readings = await Promise.all(every.map(({ line }) => reader.read(line)));
  const right = readings.filter(({ topics }, at) => topics[0]?.of === every[at]?.topic);
  expect(right.length / every.length).toBeGreaterThan(0.9);
});

it('knows the very question, of thousands, more often than not among its first guesses', async () => {
  const cases = await readCases();
  let id = '';
  const asked = linesOf('models/coach/cases/w2.txt').flatMap((line) => {
    if (line.startsWith('# ')) id = line.slice(2);
    return line.startsWith('# ') ? [] : [{ id, line }];
  });
  // The last message of every seventh case has been held out: models/coach/tune/tune_cases.py.
  const held = cases
    .filter((_, at) => at % 42 === 0)
    .flatMap(({ id }) => asked.findLast((one) => one.id === id) ?? []);
  const readings = await Promise.all(held.map(({ line }) => reader.read(line)));
  const right = readings.filter((one, at) => one.cases.some(({ of }) => of.id === held[at]?.id));
  expect(held.length).toBe(51);
  expect(right.length / held.length).toBeGreaterThan(0.5);
});

it('finds danger that nobody has taught it, and is rarely alarmed by everyday life', async () => {
  const told = linesOf('eval/coach/exam/danger.txt')
    .filter((_, at) => at % 6 === 0)
    .map((line) => line.split('\t'));
  const found = await Promise.all(
    told.map(async ([kind, message = '']) => ({
      isDanger: kind !== 'none',
      isFound: (await screenForDanger(reader, message)) !== undefined,
    })),
  );
  const share = (isDanger: boolean) => {
    const own = found.filter((one) => one.isDanger === isDanger);
    return own.filter(({ isFound }) => isFound).length / own.length;
  };
  expect(share(true)).toBeGreaterThan(0.82);
  expect(share(false)).toBeLessThan(0.025);
});

it('marks what answers a message above what does not, as readers did', async () => {
  interface Marked {
    readonly message: string;
    readonly answers: readonly string[];
    readonly marks: readonly number[];
  }
  const byId = new Map((await readCases()).map((asked) => [asked.id, asked]));
  // Every sixth message has been held out: models/coach/tune/tune_ranker.py.
  const held = linesOf('models/coach/marks.jsonl')
    .filter((_, at) => at % 144 === 0)
    .map((line): Marked => JSON.parse(line));
  let [pairs, right] = [0, 0];
  for (const { message, answers, marks } of held) {
    const answer = (mark: number) => {
      const asked = byId.get(answers.find((id, at) => marks[at] === mark && byId.has(id)) ?? '');
      return asked && { kind: 'case' as const, asked };
    };
    const [good, bad] = [answer(5) ?? answer(4), answer(1)];
    if (!good || !bad) continue;
    const [better = 0, worse = 0] = await reader.mark({ before: '', message }, [good, bad]);
    pairs += 1;
    if (better > worse) right += 1;
  }
  expect(pairs).toBeGreaterThan(25);
  expect(right / pairs).toBeGreaterThan(0.75);
});
