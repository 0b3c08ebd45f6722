import { describe, expect, it } from 'vitest';
import type { StreamedScores } from '#contract/dev-tools.ts';
import { logged, MOST_LOG_ENTRIES } from './log.ts';
import { IDLE_RUN, nextRun, type StreamRunEvent } from './stream-run.ts';

const scores: StreamedScores = {
  counts: {
    labeledPraise: 1,
    behaviorDescriptions: 2,
    reflections: 3,
    questions: 0,
    commands: 0,
  },
  guidance: 'You said what your child was doing.',
  examples: { labeledPraise: [], behaviorDescriptions: [] },
};
const progress = (bytes: number): StreamRunEvent => ({ event: 'progress', data: { bytes } });
const runOf = (...events: StreamRunEvent[]) => events.reduce(nextRun, IDLE_RUN);
const started: StreamRunEvent = { event: 'started' };
const final: StreamRunEvent = { event: 'final', data: scores };

describe('a run of the stream test', () => {
  it('logs the bytes as they come, and ends with the scores', () => {
    const run = runOf(started, progress(512), progress(2048), final);
    expect(run).toMatchObject({ phase: 'done', scores });
    expect(run.log.map(({ text }) => text)).toEqual([
      'Started',
      '512 B coded',
      '2.00 KB coded',
      'Finished',
    ]);
  });

  it('says in words why it failed', () => {
    const refused = runOf(started, { event: 'error', data: { message: 'No talk.' } });
    expect(refused).toMatchObject({ phase: 'failed', problem: 'No talk.' });
    const lost = runOf(started, progress(1), { event: 'lost' });
    expect(lost).toMatchObject({ phase: 'failed', problem: 'Connection error occurred' });
  });

  it('that was stopped takes nothing that comes too late, and starts afresh', () => {
    const stopped = runOf(started, progress(1), { event: 'stopped' });
    expect(nextRun(stopped, final)).toBe(stopped);
    expect(stopped.phase).toBe('stopped');
    expect(nextRun(runOf(started, final), started)).toMatchObject({
      phase: 'running',
      log: [{ text: 'Started' }],
    });
  });
});

it('a log keeps the newest entries, each with a number of its own', () => {
  let log = logged([], 'note', '1');
  for (let count = 2; count <= MOST_LOG_ENTRIES + 5; count += 1) {
    log = logged(log, 'sent', String(count));
  }
  expect(log).toHaveLength(MOST_LOG_ENTRIES);
  expect(log[0]?.text).toBe('6');
  expect(log.every(({ number, text }) => text === String(number))).toBe(true);
});
