// Who spoke which print. It begins with what holds for anyone (how childlike a voice is, how like the enrolled parent) and then
// learns the two voices of this session from the prints that are surest, a few times over.
import type { EnrolledVoice } from './enrollment.ts';
import { areNear, findFarVoices } from './far-voices.ts';
import { findOthers } from './other-voices.ts';
import { isStranger } from './stranger.ts';
import { findTwoGroups } from './two-groups.ts';
import { dot, sigmoid, sum, weightedMean } from './vectors.ts';
import { VOICE_VERSION, type VoicePrint } from './voice-print.ts';

export type Speaker = 'parent' | 'child' | 'other';

export interface Attribution {
  speaker: Speaker;
  /** Probability that the speaker is right. */
  confidence: number;
}

// Chosen on sessions mixed from voices of the training split; see models/speakers/README.md.
const CHILD_WEIGHT = 1;
const LIKENESS_WEIGHT = 6;
const LIKENESS_MIDDLE = 0.3;
const VOICES_WEIGHT = 8;
const START_WEIGHT = 0.5;
const ROUNDS = 4;
const SUREST_SHARE = 1 / 3;
/** Less speech than this on a side teaches nothing. */
const LEAST_SIDE_SECONDS = 4;
/** An enrolled voice counts as if this much of it had been heard in the session. */
const ENROLLED_SECONDS = 10;
/** A print of this length gets the weights as they stand; a shorter one says less. */
const FULL_SECONDS = 2;

export interface TwoVoices {
  /** Log-odds of child over parent, one for each print. */
  scores: number[];
  parent: number[];
  child: number[];
}

/** An enrolled voice of another version lies in another space: it is not used. */
export function attribute(
  prints: VoicePrint[],
  enrolledOnce: EnrolledVoice | undefined,
): Attribution[] {
  const enrolled = enrolledOnce?.version === VOICE_VERSION ? enrolledOnce : undefined;
  const voices = tellTwoVoices(prints, enrolled);
  const others = findOthers(prints, voices, enrolled !== undefined);
  const far = findFarVoices(prints, voices);
  const found = prints.map((_, at): Attribution => {
    const child = sigmoid(voices.scores[at] as number);
    const other = Math.max(others[at] as number, (1 - child) * (far[at] as number));
    if (other >= 0.5) return { speaker: 'other', confidence: other };
    return child >= 0.5
      ? { speaker: 'child', confidence: child * (1 - other) }
      : { speaker: 'parent', confidence: (1 - child) * (1 - other) };
  });
  return enrolled && isStranger(prints, found, enrolled)
    ? found.map((one) => (one.speaker === 'parent' ? { ...one, speaker: 'other' } : one))
    : found;
}

function tellTwoVoices(prints: VoicePrint[], enrolled: EnrolledVoice | undefined): TwoVoices {
  const vectors = prints.map((print) => print.vector);
  const trust = prints.map((print) => Math.min(1, Math.sqrt(print.seconds / FULL_SECONDS)));
  const start = prints.map((print, at) => {
    const likeness = enrolled
      ? LIKENESS_WEIGHT * (dot(print.vector, enrolled.vector) - LIKENESS_MIDDLE)
      : 0;
    return (trust[at] as number) * (CHILD_WEIGHT * print.childScore - likeness);
  });
  let scores = aroundMiddle(prints, start);
  const begin = scores;
  let [parent, child]: number[][] = [enrolled?.vector ?? [], []];
  for (let round = 0; round < ROUNDS; round++) {
    const childSide = surest(prints, scores);
    const adult = scores.map((score) => -score);
    const near = areNear(
      prints,
      adult.map((score) => score > 0),
    );
    const parentSide = surest(
      prints,
      adult.map((score, at) => (near[at] ? score : 0)),
    );
    const known = enrolled ? ENROLLED_SECONDS : 0;
    if (sum(childSide) < LEAST_SIDE_SECONDS) break;
    if (sum(parentSide) + known < LEAST_SIDE_SECONDS) break;
    child = weightedMean(vectors, childSide);
    parent = weightedMean(
      enrolled ? [...vectors, enrolled.vector] : vectors,
      enrolled ? [...parentSide, known] : parentSide,
    );
    const [toChild, toParent] = [child, parent];
    const middle = (dot(child, child) - dot(parent, parent)) / 2;
    scores = vectors.map((vector, at) => {
      const lean = dot(vector, toChild) - dot(vector, toParent) - middle;
      return START_WEIGHT * (begin[at] as number) + (trust[at] as number) * VOICES_WEIGHT * lean;
    });
  }
  return { scores, parent: parent ?? [], child: child ?? [] };
}

/**
 * No child is too grown to be one: where all voices seem to be adults' (or all children's) and there are plainly two, the more childlike
 * one is the child.
 */
function aroundMiddle(prints: VoicePrint[], scores: number[]): number[] {
  const isOneSided = (sign: number) =>
    sum(prints.map(({ seconds }, at) => (sign * (scores[at] as number) > 0 ? seconds : 0))) <
    LEAST_SIDE_SECONDS;
  if (!isOneSided(1) && !isOneSided(-1)) return scores;
  const inFirst = findTwoGroups(prints);
  if (!inFirst) return scores;
  const mean = (group: boolean) => {
    const own = prints.map(({ seconds }, at) => (inFirst[at] === group ? seconds : 0));
    return sum(own.map((weight, at) => weight * (scores[at] as number))) / sum(own);
  };
  const middle = (mean(true) + mean(false)) / 2;
  return scores.map((score) => score - middle);
}

/** The seconds of the third of the prints with the highest scores above zero; 0 for all others. */
function surest(prints: VoicePrint[], scores: number[]): number[] {
  const order = [...scores.keys()]
    .filter((at) => (scores[at] as number) > 0)
    .toSorted((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
  let left = SUREST_SHARE * sum(order.map((at) => (prints[at] as VoicePrint).seconds));
  // A side that has hardly spoken yet is taken whole.
  left = Math.max(left, LEAST_SIDE_SECONDS);
  const weights = prints.map(() => 0);
  for (const at of order) {
    if (left <= 0) break;
    weights[at] = (prints[at] as VoicePrint).seconds;
    left -= weights[at];
  }
  return weights;
}
