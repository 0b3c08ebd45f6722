import type { RecordingProblem } from '#server/speech/voice-enroller.ts';

/** What went wrong with a recording, and what to do about it. */
export const problemSentences: Record<RecordingProblem, string> = {
  unreadable: 'We could not read this recording. Please record it once more.',
  'too-short': 'Recording is too short. Please read on until the timer says that you can stop.',
  'too-long': 'This recording is longer than a minute. Please record a shorter one.',
  silence:
    'We heard nothing. Please check that your microphone is not muted, then record once more.',
  'too-little-speech':
    'We heard too little speech. Please keep talking, close to your phone, until the end.',
  noisy: 'There was too much noise around you. Please find a quiet spot and record once more.',
  'two-voices':
    'We heard more than one voice. Please record once more while nobody else is talking.',
  'child-voice': 'This sounded like a child. Please record a grown-up: the one who plays along.',
};
