// A microphone that fails while the five minutes run, and what the parent makes of it.
import { toast } from './effects.ts';
import { LISTENING, TROUBLED } from './playing-transitions.ts';
import type { Transition } from './transition.ts';

const pause: Pick<Transition, 'to' | 'change' | 'effects'> = {
  to: 'paused',
  change: ['holdTimer', 'failCheck'],
  effects: ['stopRecorder', 'saveRecord', toast('recordingIssueDetected')],
};

const healthTransitions: readonly Transition[] = [
  { from: LISTENING, on: 'checkDue', effects: ['checkAudio'] },
  { from: LISTENING, on: 'healthy', change: ['passCheck'] },
  // Back in the tab, the first failure is met by an attempt of our own; if that fails too, it was the second.
  {
    from: LISTENING,
    on: 'unhealthy',
    when: 'backInTab',
    change: ['failCheck', 'reopen'],
    effects: ['openMicrophone'],
  },
  { from: LISTENING, on: 'unhealthy', when: 'failedBefore', ...pause },
  { from: LISTENING, on: 'unhealthy', change: ['failCheck'] },
  {
    from: LISTENING,
    on: 'trackEnded',
    change: ['interrupt'],
    effects: [toast('microphoneIssue')],
  },
  {
    from: LISTENING,
    on: 'recorderFailed',
    when: 'neverRecorded',
    change: ['failRecording'],
    effects: [toast('recordingNotStarted')],
  },
  {
    from: LISTENING,
    on: 'recorderFailed',
    change: ['failRecording'],
    effects: [toast('recordingError')],
  },
];

/** The microphone had to be opened once more while playing. */
const reopeningTransitions: readonly Transition[] = [
  { from: LISTENING, on: 'microphoneOpened', effects: ['startRecorder'] },
  { from: LISTENING, on: 'microphoneFailed', when: 'reopening', ...pause },
  {
    from: LISTENING,
    on: 'microphoneFailed',
    when: 'refused',
    change: ['failRecording'],
    effects: [toast('microphoneDenied')],
  },
  {
    from: LISTENING,
    on: 'microphoneFailed',
    when: 'missing',
    change: ['failRecording'],
    effects: [toast('microphoneMissing')],
  },
  ...(
    [
      ['running', 'withoutAudio'],
      ['endQuestion', 'silentQuestion'],
    ] as const
  ).map(
    ([from, to]): Transition => ({
      from: [from],
      on: 'microphoneFailed',
      to,
      change: ['dropAudio'],
      effects: ['stopRecorder', 'saveRecord', toast('microphoneInaccessible')],
    }),
  ),
];

const dialogTransitions: readonly Transition[] = [
  {
    from: ['paused'],
    on: 'resume',
    to: 'resuming',
    change: ['forgetResumeFailure'],
    effects: ['openMicrophone'],
  },
  {
    from: TROUBLED,
    on: 'continueWithoutAudio',
    to: 'withoutAudio',
    change: ['releaseTimer', 'dropAudio'],
    effects: ['stopRecorder', 'saveRecord', toast('continuingWithoutAudio')],
  },
  {
    from: ['resuming'],
    on: 'microphoneOpened',
    change: ['noteMicrophone'],
    effects: ['startRecorder'],
  },
  {
    from: ['resuming'],
    on: 'recorderStarted',
    to: 'running',
    change: ['releaseTimer', 'recorderOn'],
    effects: ['saveRecord', toast('recordingResumed')],
  },
  ...(['microphoneFailed', 'recorderFailed', 'trackEnded'] as const).map(
    (on): Transition => ({
      from: ['resuming'],
      on,
      to: 'paused',
      change: ['noteResumeFailure'],
      effects: ['closeMicrophone'],
    }),
  ),
];

export const troubleTransitions = [
  ...healthTransitions,
  ...reopeningTransitions,
  ...dialogTransitions,
];
