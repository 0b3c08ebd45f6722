import type { RecordingProblem } from './voice-enroller.ts';

/** What went wrong with a recording, and what to do about it. */
export const problemSentences: Record<RecordingProblem, string> = {
  unreadable: 'We couldn’t read this recording. Please record it again.',
  'too-short': 'Recording is too short. Please keep reading until the timer says you can stop.',
  'too-long': 'This recording is longer than a minute. Please record a shorter one.',
  silence:
    'We didn’t hear anything. Please check that your microphone isn’t muted, then record again.',
  'too-little-speech':
    'We didn’t hear enough talking. Please stay close to your phone and keep talking until the end.',
  noisy: 'There was too much noise around you. Please find a quiet spot and record again.',
  'two-voices': 'We heard more than one voice. Please record again while no one else is talking.',
  'child-voice': 'That sounded like a child. Please record the grown-up who plays along.',
};
