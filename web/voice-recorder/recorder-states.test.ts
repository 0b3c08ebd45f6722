import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextState,
  type RecorderEvent,
  type RecorderState,
  transitions,
} from './recorder-states.ts';

const walk = (from: RecorderState, ...events: RecorderEvent[]) => events.reduce(nextState, from);
const events = [...new Set(Object.values(transitions).flatMap(Object.keys))] as RecorderEvent[];

describe('the recorder', () => {
  it('goes from the consent to an enrolled voice', () => {
    const way: RecorderEvent[] = ['agreed', 'start', 'opened', 'stopped', 'submit', 'enrolled'];
    expect(walk('consent', ...way)).toBe('complete');
  });

  it('goes back to the beginning on "Re-record" and "Try Again"', () => {
    expect(walk('preview', 'reRecord')).toBe('idle');
    expect(walk('error', 'tryAgain')).toBe('idle');
  });

  it('submits the same recording once more after a failure', () => {
    expect(walk('processing', 'failed', 'submit', 'enrolled')).toBe('complete');
  });

  it('never records, plays or sends anything before the parent agreed, whatever comes', () => {
    const others = events.filter((event) => event !== 'agreed');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...others)), (any) => {
        expect(walk('consent', ...any)).toBe('consent');
      }),
    );
  });

  it('can always be brought to an end', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (any) => {
        const end = walk('consent', ...any);
        const way: RecorderEvent[] = ['agreed', 'tryAgain', 'start', 'opened', 'stopped'];
        expect(walk(end, ...way, 'submit', 'enrolled')).toBe('complete');
      }),
    );
  });
});
