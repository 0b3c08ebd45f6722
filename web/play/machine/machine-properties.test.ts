// What holds for every play session, whatever happens in it and in whatever order.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyHappenings,
  anyStart,
  eventOf,
  live,
  NOON_MS,
  paused,
  playing,
} from '#test-support/play-events.ts';
import { PLAY_MS } from './limits.ts';
import { next, type Step, table } from './machine.ts';
import { isFinal, PHASES, type Phase, stageOf } from './phases.ts';
import { HELD, PLAYING } from './playing-transitions.ts';
import { initialState, type PlayState } from './state.ts';
import { elapsedMs } from './timer.ts';

const isIn = (phases: readonly Phase[], { phase }: PlayState) => phases.includes(phase);
const asks = ({ effects }: Step, kind: Step['effects'][number]['kind']) =>
  effects.some((effect) => effect.kind === kind);

const anyPlay = (look: Parameters<typeof live>[2]) =>
  fc.property(anyStart, anyHappenings, (start, happenings) => {
    live(start, happenings, look);
  });

describe('the table', () => {
  it('is never left: each change of phase is one of its transitions', () => {
    fc.assert(
      anyPlay((before, { state }, _now, { event }) => {
        expect(PHASES).toContain(state.phase);
        if (state.phase === before.phase) return;
        const transitions = table.filter(
          ({ from, on }) => on === event.type && from.includes(before.phase),
        );
        expect(transitions.map(({ to }) => to)).toContain(state.phase);
      }),
    );
  });

  it('has no transition that can never be taken', () => {
    for (const [index, { from, on }] of table.entries()) {
      const isTaken = (phase: Phase) =>
        table
          .slice(0, index)
          .some(
            (transition) =>
              transition.on === on &&
              transition.when === undefined &&
              transition.from.includes(phase),
          );
      expect({ on, from: from.filter(isTaken) }).toEqual({ on, from: [] });
    }
  });

  it('reaches every phase from the first, and an end from every phase', () => {
    const reach = (start: readonly Phase[], isForward: boolean) => {
      const found = new Set(start);
      for (let size = 0; size < found.size; ) {
        size = found.size;
        for (const { from, to } of table) {
          if (!to) continue;
          const [sources, targets] = isForward ? [from, [to]] : [[to], from];
          if (sources.some((phase) => found.has(phase)))
            targets.forEach((phase) => found.add(phase));
        }
      }
      return [...found].toSorted();
    };
    expect(reach(['loading'], true)).toEqual(PHASES.toSorted());
    expect(reach(PHASES.filter(isFinal), false)).toEqual(PHASES.toSorted());
  });
});

describe('any play session', () => {
  it('can be ended by the parent, wherever it is', () => {
    const way = [
      'goHome',
      'loaded',
      'stop',
      'endConfirmed',
      'endNow',
      'finalizeTimedOut',
      'celebrated',
    ] as const;
    fc.assert(
      fc.property(anyStart, anyHappenings, (start, happenings) => {
        let { state, nowMs } = live(start, happenings, () => {});
        for (const name of way) state = next(state, eventOf(name), nowMs).state;
        state = next(state, eventOf('stop'), nowMs).state;
        expect({ phase: state.phase, isFinal: isFinal(state.phase) }).toMatchObject({
          isFinal: true,
        });
      }),
    );
  });

  it('stays ended', () => {
    fc.assert(
      anyPlay((before, { state }) => {
        expect(isFinal(before.phase) && state.phase !== before.phase).toBe(false);
      }),
    );
  });

  it('counts exactly the time that passed while the clock was running', () => {
    fc.assert(
      fc.property(fc.constantFrom(playing(), paused()), anyHappenings, (start, happenings) => {
        let played = elapsedMs(start.timer, start.seenAtMs);
        live(start, happenings, (before, { state }, nowMs, { laterMs }) => {
          if (!isIn(PLAYING, before)) return;
          if (!isIn(HELD, before)) played = Math.min(PLAY_MS, played + Math.max(0, laterMs));
          if (!isIn(PLAYING, state)) return;
          expect(elapsedMs(state.timer, nowMs)).toBe(played);
        });
      }),
    );
  });

  it('never goes back in time or beyond its length', () => {
    fc.assert(
      anyPlay((before, { state }, nowMs) => {
        const elapsed = elapsedMs(state.timer, nowMs);
        expect(elapsed).toBeLessThanOrEqual(PLAY_MS);
        if (stageOf(before.phase) !== 'recording' || !isIn(PLAYING, state)) return;
        expect(elapsed).toBeGreaterThanOrEqual(elapsedMs(before.timer, before.seenAtMs));
      }),
    );
  });

  it('listens to nothing when nothing may be listening', () => {
    const deaf: readonly Phase[] = [
      'elsewhere',
      'released',
      'ready',
      'waiting',
      'unavailable',
      'withoutAudio',
      'silentQuestion',
      'paused',
      'finishing',
      'celebrating',
      'completed',
      'left',
    ];
    fc.assert(
      fc.property(anyHappenings, (happenings) => {
        let isOpen = true;
        live(playing(), happenings, (_before, step, _now, { event }) => {
          if (event.type === 'microphoneOpened' || event.type === 'recorderStarted') isOpen = true;
          if (asks(step, 'closeMicrophone') || asks(step, 'stopRecorder')) isOpen = false;
          expect(isOpen && isIn(deaf, step.state)).toBe(false);
        });
      }),
    );
  });

  it('takes the microphone only after a tap on its own page', () => {
    const taps = new Set(['allow', 'tryAgain', 'takeOver', 'goOn', 'resume']);
    fc.assert(
      fc.property(anyHappenings, (happenings) => {
        let isTapped = false;
        live(initialState(NOON_MS), happenings, (before, step, _now, { event }) => {
          if (event.type === 'loaded' && before.phase === 'loading') isTapped = event.isTapped;
          if (taps.has(event.type)) isTapped = true;
          if (event.type === 'claimedElsewhere' && step.state.phase === 'elsewhere')
            isTapped = false;
          const isTaken = asks(step, 'openMicrophone') || asks(step, 'startRecorder');
          expect(isTaken && !isTapped).toBe(false);
        });
      }),
    );
  });

  it('lets the screen sleep again when it is over', () => {
    fc.assert(
      fc.property(anyHappenings, (happenings) => {
        let isAwake = true;
        live(playing(), happenings, (_before, step) => {
          if (asks(step, 'acquireWakeLock')) isAwake = true;
          if (asks(step, 'releaseWakeLock')) isAwake = false;
          expect(isAwake && isFinal(step.state.phase)).toBe(false);
        });
      }),
    );
  });

  it('leaves the record alone while another tab has it', () => {
    fc.assert(
      anyPlay((before, step) => {
        if (before.phase !== 'elsewhere') return;
        expect(asks(step, 'saveRecord') || asks(step, 'clearRecord')).toBe(false);
      }),
    );
  });

  it('is not aborted by a log-out once it is under way', () => {
    fc.assert(
      anyPlay((before, { state }, _now, { event }) => {
        if (event.type !== 'loggedOut' || stageOf(before.phase) === 'idle') return;
        expect(state.phase).toBe(before.phase);
      }),
    );
  });

  it('hands over to feedback exactly when it completes, or is left while it does', () => {
    fc.assert(
      anyPlay((before, step) => {
        const isNew = step.state.phase === 'completed' && before.phase !== 'completed';
        const isCelebrated = step.state.phase === 'celebrating' && before.phase === 'finishing';
        const isAfter = before.phase === 'celebrating';
        const isLeft = step.state.phase === 'left' && before.phase === 'finishing';
        const isHandedOver = asks(step, 'saveHandoff') || asks(step, 'saveDummyHandoff');
        expect(isHandedOver).toBe(isCelebrated || isLeft || (isNew && !isAfter));
        const goals = step.effects.map((effect) => (effect.kind === 'navigate' ? effect.to : ''));
        expect(goals.includes('feedback')).toBe(isNew);
      }),
    );
  });
});
