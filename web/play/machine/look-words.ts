// The words of the running screen, apart from all others: the landing page, which shows that screen, carries these alone.
import { product } from '#domain/content.ts';

export const lookWords = {
  title: `${product.name} in Progress`,
  enjoy:
    'Enjoy your time together, we’ll notify you with a gentle chime when your 5 minutes are up.',
  screenAwake: 'Screen Awake',
  recording: 'Recording',
  recordingStarts: 'Getting ready to record...',
  notListening: 'Not listening',
  recordingInterrupted: 'Recording Interrupted',
  checkingAudio: 'Checking audio health...',
  noAudioRecording: 'No Audio Recording',
  recordingFailed: 'Recording Failed',
  escape: 'ends the session',
  muted: 'We can’t hear anything. Is your microphone muted?',
} as const;
