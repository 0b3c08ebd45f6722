// From opening the screen to the start of the play.
import { type EffectEntry, navigate, tellStarted, tellStopped, toast } from './effects.ts';
import type { Transition } from './transition.ts';

const loading = ['loading'] as const;
const opening = ['opening'] as const;
const testing = ['testing'] as const;

const restoreEffects: readonly EffectEntry[] = [
  'openMicrophone',
  'connectLive',
  'acquireWakeLock',
  toast('sessionResumed'),
];

const loadingTransitions: readonly Transition[] = [
  { from: loading, on: 'loaded', when: 'heldElsewhere', to: 'elsewhere' },
  {
    from: loading,
    on: 'loaded',
    when: 'savedNearItsEnd',
    to: 'completed',
    change: ['restore'],
    effects: ['saveHandoff', 'clearRecord', navigate('feedback')],
  },
  {
    from: loading,
    on: 'loaded',
    when: 'savedInCountdownUntapped',
    to: 'ready',
    change: ['restore'],
  },
  {
    from: loading,
    on: 'loaded',
    when: 'savedInCountdown',
    to: 'opening',
    change: ['restore'],
    effects: ['openMicrophone', toast('sessionResumed')],
  },
  {
    from: loading,
    on: 'loaded',
    when: 'savedWhilePlayingUntapped',
    to: 'waiting',
    change: ['restoreHeld'],
  },
  {
    from: loading,
    on: 'loaded',
    when: 'savedWhilePlaying',
    to: 'restoring',
    change: ['restore'],
    effects: restoreEffects,
  },
  {
    from: ['waiting'],
    on: 'goOn',
    to: 'restoring',
    change: ['releaseTimer'],
    effects: restoreEffects,
  },
  {
    from: loading,
    on: 'loaded',
    when: 'savedWithoutAudio',
    to: 'withoutAudio',
    change: ['restore'],
    effects: ['connectLive', 'acquireWakeLock', toast('sessionResumed')],
  },
  {
    from: loading,
    on: 'loaded',
    when: 'savedWhilePaused',
    to: 'paused',
    change: ['restore'],
    effects: ['connectLive', 'acquireWakeLock', toast('sessionResumed')],
  },
  {
    from: loading,
    on: 'loaded',
    when: 'noChild',
    to: 'left',
    effects: ['clearRecord', navigate('home')],
  },
  // A page that was reopened, by its owner or by a browser that starts: nobody has asked to be heard.
  {
    from: loading,
    on: 'loaded',
    when: 'allowedButUntapped',
    to: 'ready',
    change: ['begin'],
    effects: ['clearRecord'],
  },
  {
    from: loading,
    on: 'loaded',
    when: 'alreadyAllowed',
    to: 'opening',
    change: ['begin'],
    effects: ['clearRecord', 'openMicrophone'],
  },
  { from: loading, on: 'loaded', to: 'asking', change: ['begin'], effects: ['clearRecord'] },
];

const microphoneTransitions: readonly Transition[] = [
  { from: ['asking', 'ready'], on: 'allow', to: 'opening', effects: ['openMicrophone'] },
  { from: ['unavailable'], on: 'tryAgain', to: 'opening', effects: ['openMicrophone'] },
  {
    from: opening,
    on: 'microphoneOpened',
    to: 'testing',
    change: ['noteMicrophone'],
    effects: ['testAudio'],
  },
  {
    from: opening,
    on: 'microphoneFailed',
    when: 'refused',
    to: 'unavailable',
    effects: [toast('microphonePermissionRequired')],
  },
  {
    from: opening,
    on: 'microphoneFailed',
    when: 'missing',
    to: 'unavailable',
    effects: [toast('microphoneMissing')],
  },
  {
    from: opening,
    on: 'microphoneFailed',
    to: 'unavailable',
    effects: [toast('microphoneError')],
  },
  ...(['testFailed', 'trackEnded'] as const).map(
    (on): Transition => ({
      from: testing,
      on,
      to: 'unavailable',
      effects: ['closeMicrophone', toast('audioTestFailed')],
    }),
  ),
];

const countdownTransitions: readonly Transition[] = [
  {
    from: testing,
    on: 'testPassed',
    to: 'countdown',
    change: ['startTimer'],
    effects: ['connectLive', 'saveRecord'],
  },
  {
    from: ['countdown'],
    on: 'tick',
    when: 'countdownOver',
    to: 'running',
    change: ['startTimer'],
    effects: ['startRecorder', tellStarted, 'acquireWakeLock', 'saveRecord'],
  },
  // Held meanwhile: who keeps going gets all five seconds again to put the phone down.
  { from: ['countdown'], on: 'stop', to: 'countdownQuestion', change: ['resetTimer'] },
  { from: ['countdownQuestion'], on: 'keepGoing', to: 'countdown', change: ['startTimer'] },
  {
    from: ['countdownQuestion'],
    on: 'endConfirmed',
    to: 'left',
    effects: [
      'closeMicrophone',
      tellStopped,
      'clearRecord',
      toast('recordingTooShort'),
      navigate('home'),
    ],
  },
];

export const preparingTransitions = [
  ...loadingTransitions,
  ...microphoneTransitions,
  ...countdownTransitions,
];
