import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandFile } from '#test-support/command-file.ts';

const root = join(import.meta.dirname, '..');

const command = [commandFile('scripts/code.ts')];
const asNpmDoes = ['scripts/run.mjs', 'scripts/code.ts'];

function code(argument: string, input = '', program = command) {
  return spawnSync(process.execPath, [...program, argument], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
}

const session = {
  id: 'x1',
  child: { name: 'Mia' },
  turns: [
    { start: 0, end: 1, speaker: 'child', text: 'The dog ran away.' },
    { start: 1.2, end: 3, speaker: 'parent', text: 'The dog ran away. You found him.' },
    {
      start: 4,
      end: 6,
      speaker: 'parent',
      text: 'Put him here, okay?',
      units: [{ text: 'Put him here, okay?' }],
    },
  ],
};

describe('npm run code', { timeout: 60_000 }, () => {
  it('minds no field that it does not know', () => {
    const [, turn] = session.turns;
    const odd = { ...session, turns: [{ ...turn, words: 7, marksAreHeard: true }] };
    const { stdout, stderr, status } = code('-', JSON.stringify(odd));
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(JSON.parse(stdout).turns[0]).toMatchObject({ words: 7, marksAreHeard: true });
  });

  it('prints the session with units and counts, and keeps a split that is given', () => {
    const { stdout, stderr, status } = code('-', JSON.stringify(session), asNpmDoes);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    const coded = JSON.parse(stdout);
    expect(coded).toMatchObject({ id: 'x1', child: { name: 'Mia' } });
    expect(coded.turns[0]).toEqual(session.turns[0]);
    expect(coded.turns[1].units.map((unit: { text: string }) => unit.text)).toEqual([
      'The dog ran away.',
      'You found him.',
    ]);
    expect(coded.turns[2].units).toHaveLength(1);
    expect(coded.turns[1].units[0]).toEqual({
      text: 'The dog ran away.',
      code: 'RF',
      confidence: expect.any(Number),
      why: expect.any(String),
      imitates: true,
    });
    expect(coded.counts).toMatchObject({ reflections: 1, commands: 1 });
  });

  it.each([
    ['no file', '', '', /Name a session file/],
    ['a missing file', 'no/such/file.json', '', /cannot be read/],
    ['what is no JSON', '-', 'hello', /is not JSON/],
    ['what is no session', '-', '{"turns": [{"speaker": "cat"}]}', /is not a session: turns\.0/],
  ])('refuses %s with one sentence', (_, argument, input, sentence) => {
    const { stdout, stderr, status } = code(argument, input);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim()).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('finds a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'playlight-code-'));
    const file = join(folder, 'session.json');
    writeFileSync(file, JSON.stringify(session));
    expect(code(file).status).toBe(0);
    rmSync(folder, { recursive: true });
  });
});
