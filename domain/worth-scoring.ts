// What is too little to be told anything about. It is kept and said kindly; it earns nothing and breaks nothing.
import { WORTH_FEEDBACK_SECONDS } from './play-limits.ts';

export const isTooShort = (durationSeconds: number) => durationSeconds < WORTH_FEEDBACK_SECONDS;

/** A score of a moment, or of silence, would be about nothing. */
export function isWorthScoring(durationSeconds: number, hasParentsWords: boolean): boolean {
  return hasParentsWords && !isTooShort(durationSeconds);
}
