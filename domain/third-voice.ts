// A voice that is neither the parent's nor the child's spoils the counts: a little is mentioned, much makes them worthless.

const NOTICE_PERCENT = 10;
const UNSCORABLE_PERCENT = 30;
const UNSCORABLE_SECONDS = 20;

/** What a parent reads while it is played. */
export const thirdVoiceWords = {
  notice: 'Try to minimize other voices for accurate feedback.',
  unscorable: 'Too much background noise detected. The session will continue but won’t be scored.',
} as const;

export const UNSCORABLE_REASON = 'We heard too many other voices to score this play session.';

const VERDICTS = ['fine', 'notice', 'unscorable'] as const;
export type ThirdVoiceVerdict = (typeof VERDICTS)[number];

/** What was told once is not told again when a verdict wavers. */
export const isWorse = (verdict: ThirdVoiceVerdict, told: ThirdVoiceVerdict) =>
  VERDICTS.indexOf(verdict) > VERDICTS.indexOf(told);

/** What a third voice means for a play session, from its share of all speech and its length. */
export function judgeThirdVoice(percent: number, otherSeconds: number): ThirdVoiceVerdict {
  if (percent >= UNSCORABLE_PERCENT && otherSeconds >= UNSCORABLE_SECONDS) return 'unscorable';
  return percent > NOTICE_PERCENT ? 'notice' : 'fine';
}
