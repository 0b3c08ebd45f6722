import { formatDuration } from '#domain/format.ts';
import type { VoiceRecorder } from './use-voice-recorder.ts';

type Told = Pick<VoiceRecorder, 'state' | 'length' | 'seconds' | 'sample' | 'failure'>;

/** What the recorder says while it listens. */
export function recordingHint({ length, seconds }: Pick<Told, 'length' | 'seconds'>): string {
  const { leastSeconds, mostSeconds } = length;
  return seconds < leastSeconds
    ? `Keep going... ${leastSeconds - seconds} seconds remaining`
    : `Good! You can stop now or continue up to ${formatDuration(mostSeconds)}`;
}

export const tooShortText = (leastSeconds: number) =>
  `Recording is too short. Please record at least ${leastSeconds} seconds.`;

/** What is read out to somebody who does not see the screen: turns of the state, not every second. */
export function announcementOf(told: Told): string {
  const { state, length, seconds, sample } = told;
  switch (state) {
    case 'opening':
      return 'Waiting for your microphone.';
    case 'recording':
      return seconds < length.leastSeconds
        ? `Recording. Read aloud for at least ${length.leastSeconds} seconds.`
        : recordingHint(told);
    case 'preview':
      return (sample?.seconds ?? 0) < length.leastSeconds
        ? tooShortText(length.leastSeconds)
        : `Recording stopped after ${sample?.seconds} seconds. You can listen to it, record it again or submit it.`;
    case 'processing':
      return 'Learning your voice.';
    case 'complete':
      return 'Your voice is enrolled.';
    default:
      // A failure is an alert of its own.
      return '';
  }
}
