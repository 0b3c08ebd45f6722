// Tells a parent of other voices once, and once more when it gets worse.
import type { ServerMessage } from '#contract/live.ts';
import { isWorse, type ThirdVoiceVerdict } from '#domain/third-voice.ts';
import { type HeardNow, thirdVoiceMessage, thirdVoiceNow } from './messages.ts';

export class ThirdVoiceNotice {
  #told: ThirdVoiceVerdict = 'fine';

  /** What there is to say now. */
  messageFor(heard: HeardNow): ServerMessage | undefined {
    const thirdVoice = thirdVoiceNow(heard);
    if (!isWorse(thirdVoice.verdict, this.#told)) return undefined;
    this.#told = thirdVoice.verdict;
    return thirdVoiceMessage(thirdVoice);
  }
}
