// What the parent's browser is told of what was heard.
import type { ServerMessage } from '#contract/live.ts';
import type { CoachingMoment } from '#domain/live-coaching.ts';
import { NO_SHOWN_COUNTS, shownCounts } from '#domain/talk-counts.ts';
import { thirdVoiceWords, UNSCORABLE_REASON } from '#domain/third-voice.ts';
import { formatTranscript } from '#domain/transcript.ts';
import { recentThirdVoice } from '#scoring/recent-third-voice.ts';
import type { ScoredPlay } from '#scoring/score-segments.ts';
import { linesOf, type StoredPlay } from '#scoring/stored-play.ts';
import { AppError } from '#server/app-error.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';

type Coaching = Pick<CoachingMoment, 'told' | 'isOver'>;
type Told = Pick<StoredPlay, 'counts' | 'segments' | 'units' | 'thirdVoice'>;

/** Counts of all that was heard, and the words of the segments from `from` on. */
export function updateOf(
  play: Told | undefined,
  from: number,
  { isFinal, coaching }: { isFinal: boolean; coaching?: Coaching },
): ServerMessage {
  return {
    type: 'cdi_update',
    metrics: play ? shownCounts(play.counts) : NO_SHOWN_COUNTS,
    totalUtterances: play ? linesOf(play).length : 0,
    transcript: formatTranscript(play?.segments.slice(from) ?? []),
    isFinal,
    ...(coaching?.told !== undefined && { coaching: coaching.told }),
    ...(coaching?.isOver && { isCoachingOver: true }),
  };
}

type ThirdVoice = Pick<ScoredPlay['thirdVoice'], 'percent' | 'verdict'>;

const toldPercent = ({ percent }: ThirdVoice) => Math.round(percent * 10) / 10;

export interface HeardNow {
  readonly scored: Pick<ScoredPlay, 'segments' | 'thirdVoice'>;
  /** Length of the recording so far. */
  readonly seconds: number;
  readonly hasBackgroundVoice: boolean;
}

/** Of the whole play so far; or of its last moments, where only these have other voices, or a voice behind the voices. */
export function thirdVoiceNow({ scored, seconds, hasBackgroundVoice }: HeardNow): ThirdVoice {
  const { thirdVoice, segments } = scored;
  if (thirdVoice.verdict !== 'fine') return thirdVoice;
  const recent = recentThirdVoice(segments, seconds);
  if (recent !== undefined) return { percent: recent, verdict: 'notice' };
  return hasBackgroundVoice ? { ...thirdVoice, verdict: 'notice' } : thirdVoice;
}

/** While it is played. */
export function thirdVoiceMessage(thirdVoice: ThirdVoice): ServerMessage | undefined {
  const { verdict } = thirdVoice;
  const thirdVoicePct = toldPercent(thirdVoice);
  if (verdict === 'unscorable') {
    const message = thirdVoiceWords.unscorable;
    return { type: 'third_voice_warning', message, thirdVoicePct };
  }
  if (verdict === 'fine') return undefined;
  return {
    type: 'third_voice_notice',
    message: thirdVoiceWords.notice,
    thirdVoicePct,
  };
}

/** At the end, before the last counts. */
export function unscorableMessage(play: Told | undefined): ServerMessage | undefined {
  if (play?.thirdVoice.verdict !== 'unscorable') return undefined;
  return {
    type: 'session_unscorable',
    message: UNSCORABLE_REASON,
    thirdVoicePct: toldPercent(play.thirdVoice),
  };
}

export const TOO_BUSY = 'We can’t keep up with your play right now. Keep playing: nothing is lost.';

export const tooFast = new AppError(
  'too_many_requests',
  'That’s more sound than we can listen to at once. We’ve kept what we heard, and the rest can be sent when you’re done.',
);

/** What may be told of an error: the sentences that we wrote ourselves. */
export function wordsOf(error: unknown): string {
  return error instanceof AppError || error instanceof DecodeError
    ? error.message
    : 'Something went wrong on our side. We’ll be listening again in a moment.';
}
