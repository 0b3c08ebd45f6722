// The play session as one table. A screen shows the state, runs the effects and reports what happens; it decides nothing.
import { changes } from './changes.ts';
import type { Effect } from './effects.ts';
import type { EventName, PlayEvent } from './events.ts';
import { guards } from './guards.ts';
import { isFinal, type Phase, stageOf } from './phases.ts';
import { playingTransitions } from './playing-transitions.ts';
import { preparingTransitions } from './preparing-transitions.ts';
import { type PlayRecord, recordOf } from './record.ts';
import { type PlayState, remainingMsOf } from './state.ts';
import { surroundingTransitions } from './surrounding-transitions.ts';
import { followClock, holdTimer } from './timer.ts';
import type { Transition } from './transition.ts';
import { troubleTransitions } from './trouble-transitions.ts';

export const table: readonly Transition[] = [
  ...preparingTransitions,
  ...playingTransitions,
  ...troubleTransitions,
  ...surroundingTransitions,
];

export interface Step {
  readonly state: PlayState;
  readonly effects: readonly Effect[];
}

/** Where an event leads; one that comes too late changes nothing. `nowMs` is the device's clock, in ms since 1970. */
export function next(state: PlayState, event: PlayEvent, nowMs: number): Step {
  const seen = noteTime(state, nowMs);
  const transition = table.find(
    ({ from, on, when }) =>
      on === event.type &&
      from.includes(seen.phase) &&
      (when === undefined || guards[when](seen, event, nowMs)),
  );
  return transition ? apply(transition, seen, event, nowMs) : { state: seen, effects: [] };
}

/** Whether anything would become of an event: what changes nothing is not offered. */
export function accepts(phase: Phase, on: EventName): boolean {
  return table.some((transition) => transition.on === on && transition.from.includes(phase));
}

/** Takes note of the time; a clock that was set back takes nothing from the parent. */
function noteTime(state: PlayState, nowMs: number): PlayState {
  const setBackMs = Math.max(0, state.seenAtMs - nowMs);
  return {
    ...state,
    timer: followClock(state.timer, state.seenAtMs, nowMs),
    savedAtMs: state.savedAtMs - setBackMs,
    seenAtMs: nowMs,
  };
}

function apply(transition: Transition, before: PlayState, event: PlayEvent, nowMs: number): Step {
  const changed = (transition.change ?? []).map((name) => changes[name](before, event, nowMs));
  let state: PlayState = Object.assign({}, before, ...changed, {
    phase: transition.to ?? before.phase,
  });
  if (isFinal(state.phase)) state = { ...state, timer: holdTimer(state.timer, nowMs) };
  if (!transition.effects?.includes('saveRecord'))
    return { state, effects: effectsOf(transition, undefined) };
  // Who leaves the screen leaves the record of what was left.
  const isIdle = stageOf(state.phase) === 'idle';
  const record = recordOf(isIdle ? { ...state, phase: before.phase } : state, nowMs);
  state = { ...state, savedAtMs: nowMs, savedRemainingMs: remainingMsOf(state, nowMs) };
  return { state, effects: effectsOf(transition, record) };
}

function effectsOf(transition: Transition, record: PlayRecord | undefined): readonly Effect[] {
  return (transition.effects ?? []).flatMap((entry): Effect[] => {
    if (typeof entry !== 'string') return [entry];
    if (entry !== 'saveRecord') return [{ kind: entry }];
    return record ? [{ kind: 'saveRecord', record }] : [];
  });
}
