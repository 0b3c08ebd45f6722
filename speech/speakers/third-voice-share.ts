import type { Attribution } from './attribution.ts';
import { sum } from './vectors.ts';
import type { VoicePrint } from './voice-print.ts';

export interface ThirdVoiceShare {
  /** Share of the speech that came from neither parent nor child, in percent. */
  percent: number;
  /** Nine times in ten the true share lies between these. */
  low: number;
  high: number;
}

// Widths that held nine sessions in ten of those mixed from voices of the training split; see models/speakers/README.md.
const BELOW = 0.4;
const ABOVE = 0.35;
/** Two visitors in five were taken for the parent, so that none heard is no proof: this much may have been missed. */
const UNHEARD = 20;
/** With little speech a few seconds are a large share. */
const SECONDS_OF_DOUBT = 4;

export function thirdVoiceShare(
  prints: VoicePrint[],
  attributions: Attribution[],
): ThirdVoiceShare {
  const total = sum(prints.map((print) => print.seconds));
  if (total === 0) return { percent: 0, low: 0, high: 100 };
  const other = sum(
    prints.map((print, at) => (attributions[at]?.speaker === 'other' ? print.seconds : 0)),
  );
  // Sums that are the same may differ in their last digit.
  const percent = Math.min(100, (100 * other) / total);
  const doubt = (100 * SECONDS_OF_DOUBT) / total;
  return {
    percent,
    low: Math.max(0, percent * (1 - BELOW) - doubt),
    high: Math.min(100, percent * (1 + ABOVE) + UNHEARD + doubt),
  };
}
