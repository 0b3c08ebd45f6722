// A clock that can be held. Elapsed time comes from the start time, so that a sleeping tab costs nothing; a pause moves the start.
import { PLAY_MS } from './limits.ts';

export type Timer =
  | { readonly kind: 'running'; readonly startedAtMs: number }
  | { readonly kind: 'held'; readonly elapsedMs: number };

/** Held at nothing: a timer that has not begun. */
export const UNSTARTED: Timer = { kind: 'held', elapsedMs: 0 };

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

export function startTimer(nowMs: number): Timer {
  return { kind: 'running', startedAtMs: nowMs };
}

/** Time on the clock, from 0 to the length. */
export function elapsedMs(timer: Timer, nowMs: number, lengthMs = PLAY_MS): number {
  const elapsed = timer.kind === 'running' ? nowMs - timer.startedAtMs : timer.elapsedMs;
  return within(elapsed, lengthMs);
}

export function remainingMs(timer: Timer, nowMs: number, lengthMs = PLAY_MS): number {
  return lengthMs - elapsedMs(timer, nowMs, lengthMs);
}

/** Whole seconds for the screen, rounded up: "0:00" shows when the time is really up. */
export function remainingSeconds(timer: Timer, nowMs: number, lengthMs = PLAY_MS): number {
  return Math.ceil(remainingMs(timer, nowMs, lengthMs) / 1000);
}

/** Stops the clock; held time is not counted. */
export function holdTimer(timer: Timer, nowMs: number): Timer {
  return { kind: 'held', elapsedMs: elapsedMs(timer, nowMs) };
}

/** When it stopped: before now, where a sleeping tab learns late that the time was up. */
export function stoppedAtMs(timer: Timer, nowMs: number): number {
  return timer.kind === 'running' ? Math.min(nowMs, timer.startedAtMs + PLAY_MS) : nowMs;
}

/** Goes on from where it was held. */
export function releaseTimer(timer: Timer, nowMs: number): Timer {
  return { kind: 'running', startedAtMs: startTimeOf(timer, nowMs) };
}

/** When the clock would have been started, had it never been held. */
export function startTimeOf(timer: Timer, nowMs: number): number {
  return timer.kind === 'running' ? timer.startedAtMs : nowMs - timer.elapsedMs;
}

/** The device's clock was set back: the start moves along, so that played time is neither lost nor given. */
export function followClock(timer: Timer, seenAtMs: number, nowMs: number): Timer {
  if (timer.kind === 'held' || nowMs >= seenAtMs) return timer;
  return { kind: 'running', startedAtMs: timer.startedAtMs - (seenAtMs - nowMs) };
}
