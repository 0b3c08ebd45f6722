// npm run train:splitter: learns where units end from the written talk of the coder, in two or three minutes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gapFeatures, gapFingerprint } from '#coding/units/gap-features.ts';
import { writtenTurnOf, writtenWordsOf } from '#coding/units/written-words.ts';
import { type CodedTurn, withoutMarks } from '../coder/coded-session.ts';
import { readScenes, readSessions } from '../coder/read-talk.ts';
import { type Example, trainNetwork } from './train-network.ts';

const HIDDEN = 4;
const ROUNDS = 8;
const coder = join(import.meta.dirname, '../coder');
const WEIGHTS = join(import.meta.dirname, '../../coding/encoder/splitter.weights');

/** Every gap between two words of a turn, told by whether a unit ends there. */
export function gapsOf(turn: CodedTurn): Example[] {
  const written = writtenTurnOf(turn.text);
  const examples: Example[] = [];
  let from = 0;
  for (const unit of turn.units ?? []) {
    const end = from + writtenWordsOf(unit.text).length;
    for (let at = from + 1; at <= end && at < written.words.length; at++) {
      examples.push({ features: gapFeatures(written, from, at), label: at === end ? 1 : 0 });
    }
    from = end;
  }
  return examples;
}

const talk = [
  ...readSessions(join(coder, 'talk')),
  ...readScenes(join(coder, 'scenes')),
  ...readScenes(join(coder, 'families')),
];
const turns = [...talk, ...talk.map(withoutMarks)]
  .flatMap((session) => session.turns)
  .filter((turn) => turn.units);
const examples = turns.flatMap(gapsOf);
console.log(`${turns.length} turns, ${examples.length} gaps`);
const network = trainNetwork(examples, {
  classes: 2,
  hidden: HIDDEN,
  rounds: ROUNDS,
  leastExamples: 12,
  fingerprint: gapFingerprint(),
});
writeFileSync(WEIGHTS, network);
console.log(`Written: ${WEIGHTS}`);
