// A parent's voice, learned from a recording of ten seconds to a minute.
import { dot, sum, toUnitLength, weightedMean } from './vectors.ts';
import { VOICE_VERSION, type VoicePrint } from './voice-print.ts';

export interface EnrolledVoice {
  version: number;
  /** Seconds of speech that it was learned from. */
  seconds: number;
  vector: number[];
}

export type EnrollmentProblem = 'too-little-speech' | 'two-voices' | 'noisy' | 'child-voice';

/** The shortest recording takes ten seconds, and who reads aloud also breathes. */
const LEAST_SECONDS = 7;
/** Mean child score from which on the voice is not taken for an adult's. */
const CHILD_SCORE = 1.5;
/** Quiet moments of clear speech lie further below the loud ones. */
const LEAST_RANGE_DB = 12;
/** Two halves of one voice, split where they differ most, are still this similar. */
const LEAST_LIKENESS = 0.35;
const LEAST_SHARE = 0.2;
const ROUNDS = 5;

/** Joins the prints of one voice into what is compared with later on. */
export function enroll(prints: VoicePrint[]): EnrolledVoice {
  const seconds = prints.map((print) => print.seconds);
  const vectors = prints.map((print) => print.vector);
  return {
    version: VOICE_VERSION,
    seconds: sum(seconds),
    vector: toUnitLength(weightedMean(vectors, seconds)),
  };
}

/** What stands against enrolling these prints, the gravest first; undefined where nothing does. */
export function findEnrollmentProblem(prints: VoicePrint[]): EnrollmentProblem | undefined {
  const seconds = sum(prints.map((print) => print.seconds));
  if (seconds < LEAST_SECONDS) return 'too-little-speech';
  const mean = (value: (print: VoicePrint) => number) =>
    sum(prints.map((print) => value(print) * print.seconds)) / seconds;
  if (mean((print) => print.rangeDb) < LEAST_RANGE_DB) return 'noisy';
  if (holdsTwoVoices(prints)) return 'two-voices';
  if (mean((print) => print.childScore) > CHILD_SCORE) return 'child-voice';
  return undefined;
}

/** Splits the prints in two around the pair that differs most, and asks whether one voice could be both. */
function holdsTwoVoices(prints: VoicePrint[]): boolean {
  const vectors = prints.map((print) => print.vector);
  const seconds = prints.map((print) => print.seconds);
  let centres = mostDifferent(vectors);
  let likeness = 1;
  for (let round = 0; round < ROUNDS; round++) {
    const [first, second] = centres;
    const nearFirst = vectors.map((vector) => dot(vector, first) >= dot(vector, second));
    const weights = [true, false].map((side) =>
      seconds.map((length, at) => (nearFirst[at] === side ? length : 0)),
    );
    if (weights.some((list) => sum(list) < LEAST_SHARE * sum(seconds))) return false;
    const [one = [], two = []] = weights.map((list) => toUnitLength(weightedMean(vectors, list)));
    centres = [one, two];
    likeness = dot(one, two);
  }
  return likeness < LEAST_LIKENESS;
}

function mostDifferent(vectors: number[][]): [number[], number[]] {
  let found: [number[], number[]] = [vectors[0] ?? [], vectors[0] ?? []];
  let least = Number.POSITIVE_INFINITY;
  for (const [at, one] of vectors.entries()) {
    for (const other of vectors.slice(at + 1)) {
      const likeness = dot(one, other);
      if (likeness < least) [least, found] = [likeness, [one, other]];
    }
  }
  return found;
}
