import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  after,
  anyHappenings,
  anyStart,
  countingDown,
  freshLoad,
  live,
  mia,
  playing,
  START_MS,
} from '#test-support/play-events.ts';
import { PLAY_MS, STALE_MS, TOO_LITTLE_LEFT_MS } from './limits.ts';
import { next } from './machine.ts';
import { HELD, PLAYING } from './playing-transitions.ts';
import { leftoverKeys, type PlayRecord, recordKey, recordOf } from './record.ts';
import { type Recovery, recoverPlaySession } from './recovery.ts';
import { initialState, type PlayState, remainingMsOf } from './state.ts';

const stored = (state: PlayState, nowMs: number) => JSON.stringify(recordOf(state, nowMs));
const recover = (text: string | null, nowMs: number, childIds: readonly number[] = [mia.id]) =>
  recoverPlaySession(text, { nowMs, childIds });
const reloaded = (recovery: Recovery, nowMs: number, isTapped = true) =>
  next(initialState(nowMs), { ...freshLoad, recovery, isTapped }, nowMs);

/** A record as it is after so many seconds of play, with changes. */
const recordAt = (seconds: number, changed: Partial<PlayRecord> = {}) =>
  JSON.stringify({ ...recordOf(playing(), START_MS + seconds * 1000), ...changed });

describe('a reload', () => {
  it('gives back the same remaining time, wherever the play stood', () => {
    fc.assert(
      fc.property(anyStart, anyHappenings, (start, happenings) => {
        live(start, happenings, (_before, { state }, nowMs) => {
          if (!PLAYING.some((phase) => phase === state.phase)) return;
          const recovery = recover(stored(state, nowMs), nowMs);
          const isOver = remainingMsOf(state, nowMs) <= TOO_LITTLE_LEFT_MS;
          expect(recovery.kind === 'finish' || recovery.kind === 'none').toBe(isOver);
          if (isOver) return;
          const after = reloaded(recovery, nowMs).state;
          expect(remainingMsOf(after, nowMs)).toBe(remainingMsOf(state, nowMs));
          const isHeld = HELD.some((phase) => phase === state.phase);
          expect(after.phase === 'paused').toBe(isHeld);
        });
      }),
    );
  });

  it('counts the time of the reload, but not of a pause', () => {
    const nowMs = START_MS + 100_000;
    const running = reloaded(recover(recordAt(40), nowMs), nowMs).state;
    expect(remainingMsOf(running, nowMs)).toBe(200_000);
    const held = after(playing(), START_MS + 40_000, 'unhealthy', 'unhealthy').state;
    const recovery = recover(stored(held, START_MS + 40_000), nowMs);
    expect(remainingMsOf(reloaded(recovery, nowMs).state, nowMs)).toBe(260_000);
  });

  it('says so, and opens the microphone again', () => {
    const { state, effects } = reloaded(
      recover(recordAt(40), START_MS + 41_000),
      START_MS + 41_000,
    );
    expect(state).toMatchObject({ phase: 'restoring', recordingKey: 'play-1', child: mia });
    expect(effects).toContainEqual({ kind: 'openMicrophone' });
    expect(effects).toContainEqual({ kind: 'toast', name: 'sessionResumed' });
  });

  it('without a tap records nothing and holds the clock, until the parent goes on', () => {
    const nowMs = START_MS + 41_000;
    const { state, effects } = reloaded(recover(recordAt(40), nowMs), nowMs, false);
    expect(state.phase).toBe('waiting');
    expect(effects).toEqual([]);
    expect(remainingMsOf(state, nowMs + 60_000)).toBe(259_000);
    const going = after(state, nowMs + 60_000, 'goOn');
    expect(going.state.phase).toBe('restoring');
    expect(going.effects).toContainEqual({ kind: 'openMicrophone' });
    expect(remainingMsOf(going.state, nowMs + 61_000)).toBe(258_000);
    expect(after(state, nowMs + 60_000, 'endNow').state.phase).toBe('finishing');
  });

  it('in the countdown without a tap waits for one', () => {
    const recovery = recover(stored(countingDown(), START_MS - 2000), START_MS);
    const { state, effects } = reloaded(recovery, START_MS, false);
    expect(state).toMatchObject({ phase: 'ready', child: mia });
    expect(effects).toEqual([]);
  });

  it('while paused does not say that it records', () => {
    const paused = recordAt(40, { needsRecovery: true });
    const { state } = reloaded(recover(paused, START_MS + 41_000), START_MS + 41_000);
    expect(state).toMatchObject({ phase: 'paused', recording: 'interrupted' });
  });

  it('in the countdown begins the countdown again', () => {
    const text = stored(countingDown(), START_MS - 2000);
    const { state } = reloaded(recover(text, START_MS), START_MS);
    const again = after(state, START_MS, 'microphoneOpened', 'testPassed').state;
    expect(again.phase).toBe('countdown');
    expect(remainingMsOf(again, START_MS)).toBe(5000);
  });

  it('without audio stays without', () => {
    const text = recordAt(40, { audioRecordingStarted: false });
    expect(reloaded(recover(text, START_MS + 41_000), START_MS).state.phase).toBe('withoutAudio');
  });
});

describe('the end of a saved play session', () => {
  it('comes with 10 s or less, and goes to feedback without audio', () => {
    expect(recover(recordAt(280), START_MS + 289_999).kind).toBe('recording');
    const recovery = recover(recordAt(280), START_MS + 290_000);
    const { state } = reloaded(recovery, START_MS + 290_000);
    expect(state).toMatchObject({ phase: 'completed', wasRecovered: true, hasAudio: false });
  });

  it('is worth feedback from 30 s of play that was seen', () => {
    expect(recover(recordAt(30), START_MS + PLAY_MS)).toMatchObject({ kind: 'finish' });
    expect(recover(recordAt(29), START_MS + PLAY_MS)).toEqual({ kind: 'none' });
  });

  it('also comes where the parent had ended it already', () => {
    const ended = after(playing(), START_MS + 60_000, 'stop', 'endConfirmed').state;
    const text = stored(ended, START_MS + 60_000);
    expect(recover(text, START_MS + 60_500).kind).toBe('finish');
  });
});

describe('what is thrown away', () => {
  it('is what was not touched for five minutes', () => {
    const paused = recordAt(40, { needsRecovery: true });
    const savedMs = START_MS + 40_000;
    expect(recover(paused, savedMs + STALE_MS).kind).toBe('paused');
    expect(recover(paused, savedMs + STALE_MS + 1)).toEqual({ kind: 'none' });
  });

  it('is what belongs to no child any more', () => {
    const gone = recover(recordAt(40), START_MS + 41_000, [8, 9]);
    expect(gone).toEqual({ kind: 'none' });
  });

  it('is what comes from far in the future; a clock set back a little costs nothing', () => {
    const future = recover(recordAt(40), START_MS + 40_000 - STALE_MS - 1);
    expect(future).toEqual({ kind: 'none' });
    const earlier = START_MS - 60_000;
    const { state } = reloaded(recover(recordAt(40), earlier), earlier);
    expect(remainingMsOf(state, earlier)).toBe(260_000);
  });

  it('is garbage, whatever it looks like', () => {
    const garbage = fc.oneof(fc.string(), fc.json(), fc.constant('null'), fc.constant('[]'));
    fc.assert(
      fc.property(garbage, (text) => {
        expect(recover(text, START_MS)).toEqual({ kind: 'none' });
      }),
    );
  });

  it('is a record with any one field missing or of another kind', () => {
    const fields = Object.keys(JSON.parse(recordAt(40)) as object);
    const wrong = fc.constantFrom(undefined, {}, [], 'x', -1, 1.5, Number.MAX_VALUE);
    fc.assert(
      fc.property(fc.constantFrom(...fields), wrong, (field, value) => {
        fc.pre(!(typeof value === 'string' && ['sessionId', 'childName'].includes(field)));
        fc.pre(!(typeof value === 'number' && ['childId', 'childAge'].includes(field)));
        const text = JSON.stringify({ ...(JSON.parse(recordAt(40)) as object), [field]: value });
        expect(recover(text, START_MS + 41_000)).toEqual({ kind: 'none' });
      }),
    );
  });

  it('is nothing where nothing was stored', () => {
    expect(recover(null, START_MS)).toEqual({ kind: 'none' });
  });
});

describe('the key', () => {
  it('tells users and versions apart, and finds what others left', () => {
    const keys = [recordKey('1'), recordKey('2'), 'playlight.play.0.1', 'theme'];
    expect(leftoverKeys(keys, '1')).toEqual([recordKey('2'), 'playlight.play.0.1']);
  });
});

it('holds exactly the fields that were agreed', () => {
  expect(Object.keys(JSON.parse(recordAt(0)) as object).toSorted()).toEqual(
    [
      'sessionId',
      'timerStartTime',
      'audioStartTime',
      'childId',
      'childName',
      'childAge',
      'isActive',
      'sessionStage',
      'microphonePermissionGranted',
      'lastUpdateTime',
      'needsRecovery',
      'sessionDurationSeconds',
      'elapsedSeconds',
      'hasExpired',
      'audioRecordingStarted',
    ].toSorted(),
  );
});
