// The conditions of the table, by name.
import { judgeThirdVoice } from '#domain/third-voice.ts';
import type { PlayEvent } from './events.ts';
import { FAILED_CHECKS_TO_PAUSE, SHORTEST_PLAY_MS } from './limits.ts';
import { isSaveDue } from './record.ts';
import type { Recovery } from './recovery.ts';
import { isWorthCelebrating, type PlayState, remainingMsOf } from './state.ts';
import { elapsedMs } from './timer.ts';

type Guard = (state: PlayState, event: PlayEvent, nowMs: number) => boolean;

const recoveredAs = (event: PlayEvent, kind: Recovery['kind']) =>
  event.type === 'loaded' && event.recovery.kind === kind;
const isUntapped = (event: PlayEvent) => event.type === 'loaded' && !event.isTapped;

const recovers =
  (kind: Recovery['kind']): Guard =>
  (_state, event) =>
    recoveredAs(event, kind);

const isTimeUp: Guard = (state, _event, nowMs) => remainingMsOf(state, nowMs) === 0;

export const guards = {
  heldElsewhere: (_state, event) => event.type === 'loaded' && event.isHeldElsewhere,
  noChild: (_state, event) => event.type === 'loaded' && event.child === undefined,
  savedNearItsEnd: recovers('finish'),
  savedInCountdown: recovers('countdown'),
  savedWhilePlaying: recovers('recording'),
  savedWithoutAudio: recovers('withoutAudio'),
  savedWhilePaused: recovers('paused'),
  savedInCountdownUntapped: (_state, event) => isUntapped(event) && recoveredAs(event, 'countdown'),
  savedWhilePlayingUntapped: (_state, event) =>
    isUntapped(event) && recoveredAs(event, 'recording'),
  allowedButUntapped: (_state, event) =>
    event.type === 'loaded' && !event.isTapped && event.isMicrophoneAllowed,
  alreadyAllowed: (_state, event) => event.type === 'loaded' && event.isMicrophoneAllowed,
  refused: (_state, event) => event.type === 'microphoneFailed' && event.failure === 'refused',
  missing: (_state, event) => event.type === 'microphoneFailed' && event.failure === 'missing',
  countdownOver: isTimeUp,
  timeUp: isTimeUp,
  saveDue: (state, _event, nowMs) => isSaveDue(state, nowMs),
  tooShort: (state, _event, nowMs) =>
    !state.hasAudio && elapsedMs(state.timer, nowMs) < SHORTEST_PLAY_MS,
  worthCelebrating: isWorthCelebrating,
  failedBefore: (state) => state.failedChecks + 1 >= FAILED_CHECKS_TO_PAUSE,
  backInTab: (state) => state.attempt === 'rechecking',
  reopening: (state) => state.attempt === 'reopening',
  neverRecorded: (state) => state.audioStartedAtMs === undefined,
  firstLogOut: (state) => !state.isLoggedOut,
  firstNotice: (state, event) =>
    event.type === 'thirdVoiceHeard' &&
    state.noise === 'none' &&
    judgeThirdVoice(event.thirdVoicePct, 0) !== 'fine',
  firstVerdict: (state) => state.noise !== 'unscorable',
  devMode: (state) => state.isDevMode,
} as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;
