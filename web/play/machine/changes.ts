// What a transition changes besides the phase, by name.
import type { PlayEvent } from './events.ts';
import type { Recovery } from './recovery.ts';
import { initialState, type PlayState, type RecordingStatus } from './state.ts';
import { holdTimer, releaseTimer, startTimer, stoppedAtMs, UNSTARTED } from './timer.ts';

type Change = (state: PlayState, event: PlayEvent, nowMs: number) => Partial<PlayState>;

const allIsWell = { failedChecks: 0, attempt: 'none' } as const;

/** A play session that begins. */
const begin: Change = (_state, event) =>
  event.type === 'loaded'
    ? {
        recordingKey: event.recordingKey,
        child: event.child,
        isMicrophoneAllowed: event.isMicrophoneAllowed,
        isDevMode: event.isDevMode,
      }
    : {};

const restoredRecording: Partial<Record<Recovery['kind'], RecordingStatus>> = {
  withoutAudio: 'no-audio',
  paused: 'interrupted',
};

/** A play session that goes on: with its own child, also where another one now comes first. */
const restore: Change = (_state, event) => {
  if (event.type !== 'loaded' || !('record' in event.recovery)) return {};
  const { record, timer, kind } = event.recovery;
  return {
    recordingKey: record.sessionId,
    child: { id: record.childId, name: record.childName, age: record.childAge },
    timer,
    audioStartedAtMs: record.audioStartTime ?? undefined,
    isMicrophoneAllowed: record.microphonePermissionGranted,
    recording: restoredRecording[kind] ?? 'stopped',
    wasRecovered: true,
    isDevMode: event.isDevMode,
  };
};

const noteResumeFailure: Change = (_state, event) => {
  const isRefused = event.type === 'microphoneFailed' && event.failure === 'refused';
  return { resumeFailure: isRefused ? 'refused' : 'other' };
};

const noteThirdVoice: Change = (_state, event) => {
  if (event.type !== 'thirdVoiceHeard' && event.type !== 'foundUnscorable') return {};
  return {
    noise: event.type === 'foundUnscorable' ? 'unscorable' : 'notice',
    thirdVoicePct: event.thirdVoicePct,
    noiseMessage: event.message,
  };
};

export const changes = {
  forget: (_state, _event, nowMs) => initialState(nowMs),
  begin,
  restore,
  noteThirdVoice,
  noteResumeFailure,
  forgetResumeFailure: () => ({ resumeFailure: undefined }),
  noteMicrophone: () => ({ isMicrophoneAllowed: true }),
  startTimer: (_state, _event, nowMs) => ({ timer: startTimer(nowMs) }),
  resetTimer: () => ({ timer: UNSTARTED }),
  /** Until the parent says so, no time passes. */
  restoreHeld: (state, event, nowMs) => {
    const restored = restore(state, event, nowMs);
    return { ...restored, timer: holdTimer(restored.timer ?? UNSTARTED, nowMs) };
  },
  holdTimer: (state, _event, nowMs) => ({ timer: holdTimer(state.timer, nowMs) }),
  endTimer: (state, _event, nowMs) => ({
    timer: holdTimer(state.timer, nowMs),
    endedAtMs: stoppedAtMs(state.timer, nowMs),
  }),
  releaseTimer: (state, _event, nowMs) => ({ timer: releaseTimer(state.timer, nowMs) }),
  failCheck: (state) => ({ failedChecks: state.failedChecks + 1, recording: 'interrupted' }),
  passCheck: () => ({ ...allIsWell, recording: 'active' }),
  interrupt: () => ({ recording: 'interrupted' }),
  failRecording: () => ({ recording: 'failed' }),
  dropAudio: () => ({ ...allIsWell, recording: 'no-audio' }),
  stopRecording: (state) => ({
    ...allIsWell,
    recording: state.recording === 'no-audio' ? 'no-audio' : 'stopped',
  }),
  recorderOn: (state, _event, nowMs) => ({
    ...allIsWell,
    recording: 'active',
    audioStartedAtMs: state.audioStartedAtMs ?? nowMs,
  }),
  noteAudio: (state, event) => ({
    hasAudio: state.hasAudio || event.type === 'audioCaptured' || hasFinalAudio(event),
  }),
  noteWords: (state, event) => {
    const isHeard = event.type === 'listened' && event.hasParentsWords;
    return { parentsWords: isHeard || state.parentsWords === 'some' ? 'some' : 'none' };
  },
  recheck: () => ({ attempt: 'rechecking' }),
  reopen: () => ({ attempt: 'reopening' }),
  noteLogOut: () => ({ isLoggedOut: true }),
  toggleDevMode: (state) => ({ isDevMode: !state.isDevMode }),
} as const satisfies Record<string, Change>;

function hasFinalAudio(event: PlayEvent): boolean {
  return event.type === 'finalized' && event.hasAudio;
}

export type ChangeName = keyof typeof changes;
