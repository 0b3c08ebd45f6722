// npm run train:coder: learns the coder's weights from all written talk beside this file, in about three minutes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODES } from '#coding/session.ts';
import { tokensOf } from '#coding/words/tokens.ts';
import { type CodedSession, withoutMarks } from './coded-session.ts';
import { examplesOf } from './examples.ts';
import { misheard } from './misheard.ts';
import { numbersFrom } from './random.ts';
import { readScenes, readSessions } from './read-talk.ts';
import { trainNetwork } from './train-network.ts';

const HIDDEN = 32;
const ROUNDS = 10;
/** A name that is rarer says nothing on other writers' talk, and costs room and time. */
const LEAST_EXAMPLES = 30;
/** Scenes dwell on what is hard, the hard ones on what an earlier coder got wrong; whole sessions have the mix of life. */
const SCENE_WEIGHT = 0.7;
const HARD_WEIGHT = 0.35;
const SEED = 3;
const here = import.meta.dirname;
const WEIGHTS = join(here, '../../coding/model/coder-weights.json');

/** A session whose child is heard badly counts this much of one whose child is not. */
const MISHEARD_WEIGHT = 0.35;

const sessions = readSessions(join(here, 'talk'));
const scenes = readScenes(join(here, 'scenes'));
const hard = readScenes(join(here, 'hard'));
const vocabulary = [
  ...new Set(
    sessions.flatMap(({ turns }) =>
      turns.flatMap(({ text }) => tokensOf(text).map(({ word }) => word)),
    ),
  ),
];
const next = numbersFrom(SEED);
const variantsOf = (session: CodedSession, weight: number) => [
  ...examplesOf(session, weight),
  ...examplesOf(withoutMarks(session), weight),
  ...examplesOf(misheard(session, vocabulary, next), weight * MISHEARD_WEIGHT),
];
const examples = [
  ...sessions.flatMap((session) => variantsOf(session, 1)),
  ...scenes.flatMap((scene) => variantsOf(scene, SCENE_WEIGHT)),
  ...hard.flatMap((scene) => variantsOf(scene, HARD_WEIGHT)),
];
console.log(
  `${sessions.length} sessions, ${scenes.length + hard.length} scenes, ${examples.length} examples`,
);
const network = trainNetwork(examples, {
  classes: CODES.length,
  hidden: HIDDEN,
  rounds: ROUNDS,
  leastExamples: LEAST_EXAMPLES,
});
writeFileSync(WEIGHTS, `${JSON.stringify(network)}\n`);
console.log(`Written: ${WEIGHTS}`);
