// Words and numbers of the play that the specification gives to the letter.
import { expect, it } from 'vitest';
import { playToasts, playWords } from './content.ts';
import * as limits from './limits.ts';

it.each([
  ['Microphone Permission Required', playToasts.microphonePermissionRequired],
  ['Microphone Error', playToasts.microphoneError],
  [
    'Microphone permission denied. Please allow access in your browser settings.',
    playToasts.microphoneDenied,
  ],
  [
    'No microphone found. Please connect a microphone to use audio features.',
    playToasts.microphoneMissing,
  ],
  [
    'Unable to access microphone. Session will continue without audio recording.',
    playToasts.microphoneInaccessible,
  ],
  [
    'Audio Test Failed: Unable to record audio. Please check your microphone and try again.',
    playToasts.audioTestFailed,
  ],
  [
    'Recording Error: Audio recording has failed. Please check your microphone.',
    playToasts.recordingError,
  ],
  ['Unable to start audio recording on this device.', playToasts.recordingNotStarted],
  [
    'Microphone Issue: Microphone connection lost. Please try ending and restarting the session.',
    playToasts.microphoneIssue,
  ],
  [
    'Recording Issue: Unable to resume audio recording. Session will continue without audio.',
    playToasts.recordingIssue,
  ],
  ['Recording Issue Detected', playToasts.recordingIssueDetected],
  ['Recording Resumed', playToasts.recordingResumed],
  ['Continuing Without Audio', playToasts.continuingWithoutAudio],
  ['Recording Too Short', playToasts.recordingTooShort],
  ['Session Resumed', playToasts.sessionResumed],
  [
    'Connection Issue: Your session will continue, but you may need to log in again after.',
    playToasts.connectionIssue,
  ],
])('a toast says: %s', (words, { title, description }) => {
  expect(`${title}: ${description}`).toContain(words);
});

it('other voices are told for 5 s, and for 8 s where nothing can be scored', () => {
  expect(playToasts.backgroundNoise).toMatchObject({
    title: 'Background Noise Detected',
    description: 'Try to minimize other voices for accurate feedback.',
    durationMs: 5000,
  });
  expect(playToasts.sessionCannotBeScored).toMatchObject({
    title: 'Session Cannot Be Scored',
    description: expect.stringMatching(/^Too much background noise detected\. The session will/),
    durationMs: 8000,
  });
  expect(playWords).toMatchObject({
    noiseBanner: 'Background Noise Detected',
    unscorableBanner: 'Session Cannot Be Scored',
  });
});

it('the screens before the play have their words', () => {
  expect(playWords.permission.question).toBe('Allow Playlight to use your microphone?');
  expect(playWords.getReady).toBe('Get Ready!');
  expect(playWords.unavailable).toMatchObject({
    title: 'Microphone Unavailable',
    tryAgain: 'Try Again',
    goHome: 'Go Back Home',
  });
});

it('the running screen has its words', () => {
  expect(playWords).toMatchObject({
    title: 'Playlight in Progress',
    enjoy:
      'Enjoy your time together, we’ll notify you with a gentle chime when your 5 minutes are up.',
    screenAwake: 'Screen Awake',
    recording: 'Recording',
    recordingInterrupted: 'Recording Interrupted',
    checkingAudio: 'Checking audio health...',
    noAudioRecording: 'No Audio Recording',
    recordingFailed: 'Recording Failed',
    devMode: 'Dev Mode Active',
    endInstantly: 'End Session Instantly',
  });
});

it('the questions on the way have their words', () => {
  expect(playWords.endQuestion).toMatchObject({
    title: 'End Playlight Early?',
    yes: 'Yes, End Session',
    no: 'No, Keep Going',
  });
  expect(playWords.recordingIssue).toMatchObject({
    title: 'Recording Issue Detected',
    text: 'The timer is paused. Your session data is saved regardless.',
    resume: 'Try to Resume Recording',
    resuming: 'Attempting to Resume...',
    continueWithoutAudio: 'Continue Without Audio',
    endNow: 'End Session Now',
    failures: {
      refused: {
        title: 'Microphone Permission',
        text: 'Please allow microphone access to resume recording',
      },
      other: { title: 'Resume Failed' },
    },
  });
});

it('the numbers of a play are the specified ones', () => {
  expect(limits).toMatchObject({
    PLAY_MS: 300_000,
    COUNTDOWN_MS: 5000,
    AUDIO_TEST_MS: 1000,
    HEALTH_CHECK_MS: 5000,
    FAILED_CHECKS_TO_PAUSE: 2,
    FINALIZE_MS: 1000,
    SHORTEST_PLAY_MS: 1000,
    AUTO_SAVE_MS: 5000,
    AUTO_SAVE_REMAINING_MS: 10_000,
    STALE_MS: 300_000,
    TOO_LITTLE_LEFT_MS: 10_000,
  });
});

it('the numbers of the live connection are the specified ones', () => {
  expect(limits).toMatchObject({
    CHUNK_MS: 3000,
    CONNECT_TIMEOUT_MS: 5000,
    PING_MS: 30_000,
    FIRST_RECONNECT_MS: 1000,
    LONGEST_RECONNECT_MS: 30_000,
    MOST_RECONNECTS: 5,
    RESEND_SPACING_MS: 100,
    STOP_WAIT_MS: 500,
  });
});
