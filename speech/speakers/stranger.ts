// Where hardly a child is heard, whoever talks may be a television: then the enrolled voice is asked for. One print says little about
// who it is, all of them together nearly everything.
import type { Attribution } from './attribution.ts';
import type { EnrolledVoice } from './enrollment.ts';
import { dot, sum, toUnitLength, weightedMean } from './vectors.ts';
import type { VoicePrint } from './voice-print.ts';

/**
 * Of 60 real adults of the training split, 20 s each in another room with noise, one is less like the own enrolled voice than this; of the
 * other adults 76 % are. The parents of the set `tune`, in rooms: .75 at least.
 */
const LEAST_LIKENESS = 0.65;
const LEAST_SECONDS = 8;
/** A child who speaks more than this has somebody to play with. */
const MOST_CHILD_SHARE = 0.15;

/** Whether the voice that was taken for the parent's is somebody else's. */
export function isStranger(
  prints: readonly VoicePrint[],
  found: readonly Attribution[],
  enrolled: EnrolledVoice,
): boolean {
  const secondsOf = (speaker: Attribution['speaker']) =>
    prints.map(({ seconds }, at) => (found[at]?.speaker === speaker ? seconds : 0));
  const parent = secondsOf('parent');
  const whole = sum(prints.map(({ seconds }) => seconds));
  if (sum(parent) < LEAST_SECONDS || sum(secondsOf('child')) > MOST_CHILD_SHARE * whole)
    return false;
  const voice = weightedMean(
    prints.map(({ vector }) => vector),
    parent,
  );
  return dot(toUnitLength(voice), toUnitLength(enrolled.vector)) < LEAST_LIKENESS;
}
