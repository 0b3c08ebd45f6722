// Two voices in one room, told apart by their likeness alone.
import { dot, sum, toUnitLength, weightedMean } from './vectors.ts';
import type { VoicePrint } from './voice-print.ts';

const ROUNDS = 6;
/** Prints of one voice, split in two, have middles that are more alike than this. */
const HIGHEST_LIKENESS = 0.6;
const LEAST_SECONDS = 3;

/** Which of two groups each print belongs to; undefined where it could be one voice. */
export function findTwoGroups(prints: readonly VoicePrint[]): boolean[] | undefined {
  const vectors = prints.map((print) => print.vector);
  const seconds = prints.map((print) => print.seconds);
  let centres = farthestPair(prints);
  for (let round = 0; round < ROUNDS && centres; round++) {
    const [first, second] = centres;
    const inFirst = vectors.map((vector) => dot(vector, first) >= dot(vector, second));
    const weights = [true, false].map((side) =>
      seconds.map((length, at) => (inFirst[at] === side ? length : 0)),
    );
    if (weights.some((own) => sum(own) < LEAST_SECONDS)) return undefined;
    const [one = [], two = []] = weights.map((own) => toUnitLength(weightedMean(vectors, own)));
    if (round === ROUNDS - 1) return dot(one, two) < HIGHEST_LIKENESS ? inFirst : undefined;
    centres = [one, two];
  }
  return undefined;
}

/** The most and the least childlike print: one of each group, if there are two. */
function farthestPair(prints: readonly VoicePrint[]): [number[], number[]] | undefined {
  const order = prints.toSorted((a, b) => a.childScore - b.childScore);
  const [first, last] = [order[0], order.at(-1)];
  return first && last && first !== last ? [first.vector, last.vector] : undefined;
}
