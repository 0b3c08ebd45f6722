// What the specification has a browser store, and nothing of ours reads.
import type { PlayState } from './state.ts';

/** Part of a hand-off. */
export interface SpecifiedHandoff {
  readonly childName: string;
  readonly childAge: number;
  /** Since the page was loaded. */
  readonly hasAudio: boolean;
  /** The words stay with the server. */
  readonly audioTranscription: null;
  readonly wasRecovered?: true;
}

export interface ThirdVoiceWarning {
  readonly isUnscorable: boolean;
  readonly message: string;
  readonly percentage: number;
}

export function thirdVoiceWarningOf(state: PlayState): ThirdVoiceWarning | undefined {
  if (state.noise === 'none') return undefined;
  return {
    isUnscorable: state.noise === 'unscorable',
    message: state.noiseMessage,
    percentage: state.thirdVoicePct,
  };
}
