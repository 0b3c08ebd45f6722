import { type Attribution, attribute } from './attribution.ts';
import type { EnrolledVoice } from './enrollment.ts';
import { type ThirdVoiceShare, thirdVoiceShare } from './third-voice-share.ts';
import { VOICE_VERSION, type VoicePrint } from './voice-print.ts';

export interface TrackerState {
  version: number;
  enrolled?: EnrolledVoice;
  prints: VoicePrint[];
}

/**
 * Live, only as many of the last prints are weighed with a new one; the work for each stays bounded however long
 * the play lasts. At the end all count.
 */
const LIVE_PRINTS = 240;

/** Says who speaks, print by print, from all that was heard in one play session so far. */
export class SpeakerTracker {
  private readonly enrolled: EnrolledVoice | undefined;
  private readonly prints: VoicePrint[] = [];

  constructor(options: { enrolled?: EnrolledVoice } = {}) {
    this.enrolled = options.enrolled;
  }

  static resume(state: TrackerState): SpeakerTracker {
    const tracker = new SpeakerTracker(state.enrolled ? { enrolled: state.enrolled } : {});
    if (state.version === VOICE_VERSION) tracker.prints.push(...state.prints);
    return tracker;
  }

  add(print: VoicePrint): Attribution {
    this.prints.push(print);
    const heard = attribute(this.prints.slice(-LIVE_PRINTS), this.enrolled);
    return heard.at(-1) ?? { speaker: 'parent', confidence: 0 };
  }

  /** Every print so far, in order, attributed with what the whole session told. */
  final(): Attribution[] {
    return attribute(this.prints, this.enrolled);
  }

  thirdVoiceShare(): ThirdVoiceShare {
    return thirdVoiceShare(this.prints, this.final());
  }

  /** All that is needed to go on in another process. It holds no audio. */
  state(): TrackerState {
    return {
      version: VOICE_VERSION,
      ...(this.enrolled && { enrolled: this.enrolled }),
      prints: structuredClone(this.prints),
    };
  }
}
