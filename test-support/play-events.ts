// Play sessions for tests: ways into each part of the table, and anything that could happen there.

import fc from 'fast-check';
import type { RecordingKey } from '#domain/ids.ts';
import type { PlayEvent } from '#web/play/machine/events.ts';
import { COUNTDOWN_MS } from '#web/play/machine/limits.ts';
import { next, type Step, table } from '#web/play/machine/machine.ts';
import { initialState, type PlayState } from '#web/play/machine/state.ts';

export const NOON_MS = Date.UTC(2026, 4, 1, 12);
export const mia = { id: 7, name: 'Mia', age: 4 } as const;

export const freshLoad = {
  type: 'loaded',
  recordingKey: 'play-1' as RecordingKey,
  child: mia,
  recovery: { kind: 'none' },
  isHeldElsewhere: false,
  isMicrophoneAllowed: false,
  isTapped: true,
  isDevMode: false,
} as const satisfies PlayEvent;

/** An event by its name alone, where the name says it all; else with the plainest payload. */
export function eventOf(type: PlayEvent['type']): PlayEvent {
  switch (type) {
    case 'loaded':
      return freshLoad;
    case 'microphoneFailed':
      return { type, failure: 'other' };
    case 'finalized':
      return { type, hasAudio: true };
    case 'listened':
      return { type, hasParentsWords: true };
    case 'thirdVoiceHeard':
    case 'foundUnscorable':
      return { type, thirdVoicePct: 35, message: 'Another voice' };
    default:
      return { type };
  }
}

/** Events at one moment, one after the other. */
export function after(
  state: PlayState,
  nowMs: number,
  ...events: readonly (PlayEvent | PlayEvent['type'])[]
): Step {
  let step: Step = { state, effects: [] };
  for (const event of events) {
    step = next(step.state, typeof event === 'string' ? eventOf(event) : event, nowMs);
  }
  return step;
}

/** In the countdown, begun at noon. */
export function countingDown(): PlayState {
  const events = ['loaded', 'allow', 'microphoneOpened', 'testPassed'] as const;
  return after(initialState(NOON_MS), NOON_MS, ...events).state;
}

export const START_MS = NOON_MS + COUNTDOWN_MS;

/** Playing and recording since `START_MS`. */
export function playing(): PlayState {
  return after(countingDown(), START_MS, 'tick', 'recorderStarted').state;
}

/** Paused, because the microphone failed twice after a minute. */
export function paused(): PlayState {
  return after(playing(), START_MS + 60_000, 'unhealthy', 'unhealthy').state;
}

const anyFailure = fc
  .constantFrom('refused' as const, 'missing' as const, 'other' as const)
  .map((failure): PlayEvent => ({ type: 'microphoneFailed', failure }));
const anyVoice = fc
  .record({
    type: fc.constantFrom('thirdVoiceHeard' as const, 'foundUnscorable' as const),
    thirdVoicePct: fc.nat({ max: 100 }),
    message: fc.string(),
  })
  .map((event): PlayEvent => event);
const anyLoad = fc
  .record({
    isHeldElsewhere: fc.boolean(),
    isMicrophoneAllowed: fc.boolean(),
    isTapped: fc.boolean(),
    isDevMode: fc.boolean(),
    child: fc.constantFrom(mia, undefined),
  })
  .map((facts): PlayEvent => ({ ...freshLoad, ...facts }));

const names = [...new Set(table.map(({ on }) => on))];

/** Whatever the table knows. */
export const anyEvent: fc.Arbitrary<PlayEvent> = fc.oneof(
  { arbitrary: fc.constantFrom(...names).map(eventOf), weight: 20 },
  { arbitrary: anyFailure, weight: 2 },
  { arbitrary: anyVoice, weight: 1 },
  { arbitrary: anyLoad, weight: 1 },
);

export interface Happening {
  readonly event: PlayEvent;
  /** Since the one before; below 0 where the device's clock was set back. */
  readonly laterMs: number;
}

const anyPause = fc.oneof(
  { arbitrary: fc.nat({ max: 6000 }), weight: 8 },
  { arbitrary: fc.nat({ max: 400_000 }), weight: 1 },
  { arbitrary: fc.integer({ min: -7_200_000, max: -1 }), weight: 1 },
);

export const anyHappenings: fc.Arbitrary<Happening[]> = fc.array(
  fc.record({ event: anyEvent, laterMs: anyPause }),
  { maxLength: 60 },
);

/** Before anything, in the countdown, in the middle of the play or of trouble. */
export const anyStart: fc.Arbitrary<PlayState> = fc
  .constantFrom(() => initialState(NOON_MS), countingDown, playing, paused)
  .map((make) => make());

/** Runs what happens and looks at each step; returns where it ended. */
export function live(
  start: PlayState,
  happenings: readonly Happening[],
  look: (before: PlayState, step: Step, nowMs: number, happening: Happening) => void,
): { readonly state: PlayState; readonly nowMs: number } {
  let state = start;
  let nowMs = start.seenAtMs;
  for (const happening of happenings) {
    nowMs += happening.laterMs;
    const step = next(state, happening.event, nowMs);
    look(state, step, nowMs, happening);
    state = step.state;
  }
  return { state, nowMs };
}
