// A television that has just been switched on is hardly a share of the whole play, but of the last moments it is: whoever is told
// at once can still switch it off.
import { judgeThirdVoice } from '#domain/third-voice.ts';
import type { AttributedSegment } from './turns.ts';

const RECENT_SECONDS = 20;
/** Somebody who only looks in at the door is no reason to say anything; a television that runs under the talk is found by its levels. */
const LEAST_SECONDS = 4;

type Spoken = Pick<AttributedSegment, 'speaker' | 'startSeconds' | 'endSeconds'>;

/** The share of other voices in what was said lately, in percent, if it is worth a notice. */
export function recentThirdVoice(
  segments: readonly Spoken[],
  nowSeconds: number,
): number | undefined {
  const recent = segments.filter(({ endSeconds }) => endSeconds > nowSeconds - RECENT_SECONDS);
  const others = secondsOf(recent.filter(({ speaker }) => speaker === 'other'));
  if (others < LEAST_SECONDS) return undefined;
  const percent = (100 * others) / secondsOf(recent);
  return judgeThirdVoice(percent, 0) === 'fine' ? undefined : percent;
}

const secondsOf = (segments: readonly Spoken[]) =>
  segments.reduce((sum, { startSeconds, endSeconds }) => sum + endSeconds - startSeconds, 0);
