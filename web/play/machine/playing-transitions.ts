// The five minutes, and how they end.
import { type EffectEntry, navigate, tellStarted, tellStopped, toast } from './effects.ts';
import type { EventName } from './events.ts';
import type { Phase } from './phases.ts';
import type { Transition } from './transition.ts';

/** The recorder is on, or ought to be. */
export const LISTENING = ['running', 'endQuestion'] as const satisfies readonly Phase[];
const SILENT = ['withoutAudio', 'silentQuestion'] as const satisfies readonly Phase[];
/** The clock runs. */
const TIMED = [...LISTENING, ...SILENT, 'restoring'] as const satisfies readonly Phase[];
/** The microphone failed, and the parent chooses. */
export const TROUBLED = ['paused', 'resuming'] as const satisfies readonly Phase[];
/** The clock is held. */
export const HELD = [...TROUBLED, 'waiting'] as const satisfies readonly Phase[];
export const PLAYING = [...TIMED, ...HELD] as const satisfies readonly Phase[];

const finishEffects: readonly EffectEntry[] = ['stopRecorder', 'releaseWakeLock', 'saveRecord'];

const timeTransitions: readonly Transition[] = [
  // A hidden tab may sleep through the end: it is over as soon as it wakes.
  ...(['tick', 'tabShown'] as const).map(
    (on): Transition => ({
      from: TIMED,
      on,
      when: 'timeUp',
      to: 'finishing',
      change: ['endTimer', 'stopRecording'],
      effects: ['chime', ...finishEffects],
    }),
  ),
  { from: PLAYING, on: 'tick', when: 'saveDue', effects: ['saveRecord'] },
  { from: PLAYING, on: 'tabHidden', effects: ['saveRecord'] },
  {
    from: LISTENING,
    on: 'tabShown',
    change: ['recheck'],
    effects: ['acquireWakeLock', 'checkAudio'],
  },
  { from: [...SILENT, ...TROUBLED, 'restoring'], on: 'tabShown', effects: ['acquireWakeLock'] },
];

const recorderTransitions: readonly Transition[] = [
  {
    from: ['restoring'],
    on: 'microphoneOpened',
    to: 'running',
    change: ['noteMicrophone'],
    effects: ['startRecorder', tellStarted, 'saveRecord'],
  },
  {
    from: ['restoring'],
    on: 'microphoneFailed',
    when: 'refused',
    to: 'paused',
    change: ['holdTimer', 'interrupt', 'noteResumeFailure'],
    effects: ['saveRecord'],
  },
  {
    from: ['restoring'],
    on: 'microphoneFailed',
    to: 'withoutAudio',
    change: ['dropAudio'],
    effects: ['saveRecord', toast('recordingIssue')],
  },
  {
    from: LISTENING,
    on: 'recorderStarted',
    when: 'reopening',
    change: ['recorderOn'],
    effects: ['saveRecord', toast('recordingResumed')],
  },
  { from: LISTENING, on: 'recorderStarted', change: ['recorderOn'], effects: ['saveRecord'] },
  { from: [...PLAYING, 'finishing'], on: 'audioCaptured', change: ['noteAudio'] },
  { from: [...PLAYING, 'finishing'], on: 'listened', change: ['noteWords'] },
  // A recorder that was stopped while the play goes on.
  { from: PLAYING, on: 'finalized', change: ['noteAudio'] },
];

const questionTransitions: readonly Transition[] = [
  { from: ['running', 'restoring'], on: 'stop', to: 'endQuestion' },
  { from: ['endQuestion'], on: 'keepGoing', to: 'running' },
  { from: ['withoutAudio'], on: 'stop', to: 'silentQuestion' },
  { from: ['silentQuestion'], on: 'keepGoing', to: 'withoutAudio' },
];

/** What the parent ends ends at once, without the chime. */
function endTransitions(from: readonly Phase[], on: EventName): readonly Transition[] {
  return [
    {
      from,
      on,
      when: 'tooShort',
      to: 'left',
      effects: [
        'stopRecorder',
        tellStopped,
        'releaseWakeLock',
        'clearRecord',
        toast('recordingTooShort'),
        navigate('home'),
      ],
    },
    { from, on, to: 'finishing', change: ['endTimer', 'stopRecording'], effects: finishEffects },
  ];
}

const handOver: readonly EffectEntry[] = [tellStopped, 'saveHandoff', 'clearRecord'];

/** The server is told only now: the last chunk leaves before the word that it was the last. */
const finishingTransitions: readonly Transition[] = (
  ['finalized', 'finalizeTimedOut'] as const
).flatMap((on): readonly Transition[] => [
  {
    from: ['finishing'],
    on,
    when: 'worthCelebrating',
    to: 'celebrating',
    change: ['noteAudio'],
    effects: handOver,
  },
  {
    from: ['finishing'],
    on,
    to: 'completed',
    change: ['noteAudio'],
    effects: [...handOver, navigate('feedback')],
  },
]);

const celebratingTransitions: readonly Transition[] = [
  { from: ['celebrating'], on: 'celebrated', to: 'completed', effects: [navigate('feedback')] },
  // All of it is handed over.
  { from: ['celebrating'], on: 'screenLeft', to: 'left' },
];

export const playingTransitions = [
  ...timeTransitions,
  ...recorderTransitions,
  ...questionTransitions,
  ...endTransitions(['endQuestion', 'silentQuestion'], 'endConfirmed'),
  ...endTransitions(HELD, 'endNow'),
  ...finishingTransitions,
  ...celebratingTransitions,
];
