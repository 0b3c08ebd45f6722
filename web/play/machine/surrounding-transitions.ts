// What can happen around the play at almost any time: another tab, a log-out, other voices, leaving, dev mode.
import { navigate, tellStopped, toast } from './effects.ts';
import type { Phase } from './phases.ts';
import { PLAYING } from './playing-transitions.ts';
import type { Transition } from './transition.ts';

export const PREPARING = [
  'ready',
  'asking',
  'opening',
  'testing',
  'unavailable',
] as const satisfies readonly Phase[];
export const COUNTING = ['countdown', 'countdownQuestion'] as const satisfies readonly Phase[];
/** From here on there is something to come back to. */
const UNDER_WAY = [...COUNTING, ...PLAYING] as const satisfies readonly Phase[];
/** Nothing may be listening. */
const NOT_LISTENING = [
  'loading',
  'elsewhere',
  'released',
  'ready',
  'waiting',
  'asking',
  'unavailable',
  'withoutAudio',
  'silentQuestion',
  'paused',
  'finishing',
  'celebrating',
  'completed',
  'left',
] as const satisfies readonly Phase[];

/** Another tab plays, or did. */
const AWAY = ['elsewhere', 'released'] as const satisfies readonly Phase[];

const tabTransitions: readonly Transition[] = [
  {
    from: [...PREPARING, ...UNDER_WAY],
    on: 'claimedElsewhere',
    to: 'elsewhere',
    effects: ['stopRecorder', 'releaseWakeLock', 'disconnectLive'],
  },
  {
    from: ['elsewhere'],
    on: 'takeOver',
    to: 'loading',
    change: ['forget'],
    effects: ['claim', 'load'],
  },
  // Nobody has asked this tab to play: it says what it knows, and stays quiet.
  { from: ['elsewhere'], on: 'otherTabEnded', to: 'released' },
  {
    from: ['released'],
    on: 'takeOver',
    to: 'loading',
    change: ['forget'],
    effects: ['load'],
  },
  { from: AWAY, on: 'goHome', to: 'left', effects: [navigate('home')] },
];

const leavingTransitions: readonly Transition[] = [
  ...(['stop', 'goHome'] as const).map(
    (on): Transition => ({
      from: PREPARING,
      on,
      to: 'left',
      effects: ['closeMicrophone', navigate('home')],
    }),
  ),
  {
    from: ['loading', ...AWAY, ...PREPARING],
    on: 'loggedOut',
    to: 'left',
    effects: ['closeMicrophone', navigate('login')],
  },
  {
    from: UNDER_WAY,
    on: 'loggedOut',
    when: 'firstLogOut',
    change: ['noteLogOut'],
    effects: [toast('connectionIssue')],
  },
  // The record stays: who comes back in time goes on.
  {
    from: UNDER_WAY,
    on: 'screenLeft',
    to: 'left',
    effects: ['saveRecord', 'stopRecorder', 'releaseWakeLock', 'disconnectLive'],
  },
  {
    from: ['loading', ...AWAY, ...PREPARING],
    on: 'screenLeft',
    to: 'left',
    effects: ['closeMicrophone'],
  },
  // It is over: Home offers its results.
  {
    from: ['finishing'],
    on: 'screenLeft',
    to: 'left',
    effects: ['saveHandoff', 'clearRecord', 'closeMicrophone', 'disconnectLive'],
  },
  // Asked for earlier, there when nobody wants it any more.
  { from: NOT_LISTENING, on: 'microphoneOpened', effects: ['closeMicrophone'] },
  { from: NOT_LISTENING, on: 'recorderStarted', effects: ['stopRecorder'] },
];

const noiseTransitions: readonly Transition[] = [
  {
    from: PLAYING,
    on: 'thirdVoiceHeard',
    when: 'firstNotice',
    change: ['noteThirdVoice'],
    effects: ['saveThirdVoiceWarning', toast('backgroundNoise')],
  },
  {
    from: PLAYING,
    on: 'foundUnscorable',
    when: 'firstVerdict',
    change: ['noteThirdVoice'],
    effects: ['saveThirdVoiceWarning', toast('sessionCannotBeScored')],
  },
  {
    from: ['finishing', 'celebrating'],
    on: 'foundUnscorable',
    change: ['noteThirdVoice'],
    effects: ['saveThirdVoiceWarning'],
  },
];

const devTransitions: readonly Transition[] = [
  { from: [...PREPARING, ...UNDER_WAY], on: 'devToggled', change: ['toggleDevMode'] },
  {
    from: [...PREPARING, ...UNDER_WAY],
    on: 'endInstantly',
    when: 'devMode',
    to: 'completed',
    effects: [
      'stopRecorder',
      tellStopped,
      'releaseWakeLock',
      'saveDummyHandoff',
      'clearRecord',
      navigate('feedback'),
    ],
  },
];

export const surroundingTransitions = [
  ...tabTransitions,
  ...leavingTransitions,
  ...noiseTransitions,
  ...devTransitions,
];
