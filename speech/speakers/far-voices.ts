// A television, a radio, somebody in the next room: an adult whose voice is not the parent's and who is quieter than the parent. How
// much quieter weighs in, because two women, or two men, can sound alike for a second or two.
import type { TwoVoices } from './attribution.ts';
import { dot, sigmoid, toUnitLength } from './vectors.ts';
import type { VoicePrint } from './voice-print.ts';

// Chosen on the set `tune` of spoken sessions; see models/speakers/README.md.
const LIKENESS_WEIGHT = 8;
const LIKENESS_MIDDLE = 0.6;
const LEVEL_WEIGHT = 0.6;
const QUIETER_DB = 7;
/** While the parent's level is not known yet, a voice has to be the more unlike. */
const UNKNOWN_QUIETER_DB = 3.5;
/** As like as this, it is the parent, whose level then counts. */
const SURELY_PARENT = 0.45;
/** How far below the loud ones an adult still counts as near. */
const NEAR_DB = 6;
const LOUD_SHARE = 0.85;

/** The probability that somebody far away speaks, one for each print, were it an adult's. */
export function findFarVoices(prints: VoicePrint[], { parent, scores }: TwoVoices): number[] {
  if (parent.length === 0) return prints.map(() => 0);
  const voice = toUnitLength(parent);
  const likeness = prints.map((print) => dot(print.vector, voice));
  const isParent = prints.map(
    (_, at) => (scores[at] as number) < 0 && (likeness[at] as number) > SURELY_PARENT,
  );
  const level = medianLevel(prints.filter((_, at) => isParent[at]));
  return prints.map(({ levelDb }, at) => {
    const quieterBy = level === undefined ? UNKNOWN_QUIETER_DB : level - levelDb;
    const unlike = LIKENESS_MIDDLE - (likeness[at] as number);
    return sigmoid(LEVEL_WEIGHT * (quieterBy - QUIETER_DB) + LIKENESS_WEIGHT * unlike);
  });
}

/** Which of the adults' prints are as loud as those who sit by the phone. */
export function areNear(prints: VoicePrint[], isAdult: readonly boolean[]): boolean[] {
  const levels = levelsOf(prints.filter((_, at) => isAdult[at]));
  const loud = levels[Math.floor(LOUD_SHARE * (levels.length - 1))] ?? Number.NEGATIVE_INFINITY;
  return prints.map(({ levelDb }) => levelDb >= loud - NEAR_DB);
}

const levelsOf = (prints: VoicePrint[]) =>
  prints.map(({ levelDb }) => levelDb).toSorted((a, b) => a - b);

function medianLevel(prints: VoicePrint[]): number | undefined {
  const levels = levelsOf(prints);
  return levels[Math.floor(levels.length / 2)];
}
