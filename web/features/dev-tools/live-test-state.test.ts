import { describe, expect, it } from 'vitest';
import type { ServerMessage } from '#contract/live.ts';
import { connecting, FIRST_STATE, withClose, withMessage } from './live-test-state.ts';

const connected: ServerMessage = { type: 'connected', sessionId: 'test', nextChunk: 0 };
const update = (count: number, transcript: string): ServerMessage => ({
  type: 'cdi_update',
  metrics: {
    labeledPraises: count,
    behaviorDescriptions: 0,
    reflections: 0,
    questions: 0,
    commands: 0,
    criticisms: 0,
    totalNegative: 0,
  },
  totalUtterances: count,
  transcript,
  isFinal: false,
});
const after = (...messages: ServerMessage[]) =>
  messages.reduce(withMessage, connecting(FIRST_STATE));

describe('the live connection test', () => {
  it('shows the newest counts and everything that was said', () => {
    const state = after(connected, update(1, 'Child: A dragon!'), update(2, ''), {
      ...update(3, 'Parent: It is a dragon.\nOther: Dinner!'),
    });
    expect(state).toMatchObject({
      connection: 'connected',
      metrics: { labeledPraises: 3 },
      totalUtterances: 3,
      transcript: ['Child: A dragon!', 'Parent: It is a dragon.', 'Other: Dinner!'],
    });
  });

  it('is empty after a reset and on a new connection, and still connected after the first', () => {
    const full = after(connected, update(2, 'Parent: You built it.'), {
      type: 'error',
      message: 'Too busy.',
    });
    expect(full.problem).toBe('Too busy.');
    const empty = { metrics: undefined, totalUtterances: 0, transcript: [], problem: undefined };
    const reset = withMessage(full, { type: 'reset_complete', nextChunk: 0 });
    expect(reset).toMatchObject({ connection: 'connected', ...empty });
    expect(connecting(full)).toMatchObject({ connection: 'connecting', ...empty });
  });

  it('names the model that listened last, and none before anything was heard', () => {
    const status = { type: 'status', sessionId: 'a', nextChunk: 0, heardSeconds: 0 } as const;
    expect(after(connected, status).status).toBe('0.0 s heard, next chunk 0, no model yet');
    expect(after(connected, { ...status, model: 'base' }).status).toContain('model base');
  });

  it.each([
    ['refused', connecting(FIRST_STATE), false, 'Failed to establish connection'],
    ['lost', after(connected), false, 'Connection error occurred'],
    ['done', after(connected), true, undefined],
    ['asked for', { ...after(connected), connection: 'closing' as const }, false, undefined],
  ])('a close that was %s', (_name, before, isDone, problem) => {
    const { connection, recording, ...rest } = withClose(
      { ...before, recording: 'on' },
      { isDone },
    );
    expect([connection, recording, rest.problem]).toEqual(['closed', 'off', problem]);
  });
});
