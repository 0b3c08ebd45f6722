// The networks were learned from talk that was put to them in one way. Whoever changes the way, or a file, has to train them anew.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TalkWindow } from '#coding/encoder/talk-window.ts';
import weights from '#coding/encoder/weights.json' with { type: 'json' };
import { fingerprintOf, readNetwork } from '#coding/model/network.ts';
import type { Turn } from '#coding/session.ts';
import { gapFingerprint } from '#coding/units/gap-features.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';
import { packageRoot } from '#server/package-root.ts';

const FOLDER = join(packageRoot, 'coding/encoder');

it.each(Object.entries(weights.sha256))('%s is what was trained', (name, sha256) => {
  const file = readFileSync(join(FOLDER, name));
  expect(createHash('sha256').update(file).digest('hex')).toBe(sha256);
});

const turns: readonly Turn[] = [
  { speaker: 'child', text: 'Doggy’s runned away, Mia!', start: 0, end: 1 },
  { speaker: 'other', text: 'Hello?', start: 4, end: 5 },
  { speaker: 'parent', text: 'Yes, Mia. He', start: 8, end: 9, rising: true },
  { speaker: 'parent', text: 'the zebra hid', start: 9.5, end: 10, marksAreHeard: true },
];

it('talk is put to the encoder as it was when it learned', async () => {
  const { pieces } = await loadTalkModel();
  const window = new TalkWindow(pieces, 'Mia');
  const inputs = turns.flatMap((turn) => {
    if (turn.speaker !== 'parent') return window.listen(turn) ?? [];
    window.follow(turn);
    const units = turn.text.split(/(?<=\.) /);
    return units.map((text, index) => window.inputFor(turn, { text, index, units }));
  });
  expect(fingerprintOf([JSON.stringify(inputs)])).toBe(weights.inputFingerprint);
});

it('the splitter refuses features that it has not learned', () => {
  const file = readFileSync(join(FOLDER, 'splitter.weights'));
  expect(() => readNetwork(file, gapFingerprint() + 1)).toThrow('train them anew');
});
