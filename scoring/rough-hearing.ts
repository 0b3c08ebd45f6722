// In a loud room much of what a parent says is heard, but not surely. Where the words are unsure on the whole, so are the counts.
import type { StoredPlay } from './stored-play.ts';

/**
 * Mean confidence of the parent's words below which counts were off by more than three in one play of two, and above which in one of
 * eight (spoken sessions, set `tune`, with and without a television).
 */
const SURE_ON_THE_WHOLE = 0.91;

type Heard = Pick<StoredPlay, 'segments'> & {
  readonly thirdVoice: Pick<StoredPlay['thirdVoice'], 'verdict'>;
};

/** Whether what was counted is a rough guide only. */
export function isRoughlyHeard({ segments, thirdVoice }: Heard): boolean {
  if (thirdVoice.verdict !== 'fine') return true;
  let [words, sure] = [0, 0];
  for (const { speaker, text, confidence } of segments) {
    if (speaker !== 'parent') continue;
    const own = text.split(/\s+/).filter(Boolean).length;
    words += own;
    sure += own * confidence;
  }
  return words > 0 && sure / words < SURE_ON_THE_WHOLE;
}
