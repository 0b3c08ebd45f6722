import { describe, expect, it } from 'vitest';
import type { LiveMetrics, ServerMessage } from '#contract/live.ts';
import type { PlayEvent } from '#web/play/machine/events.ts';
import { LiveCounts } from './live-counts.ts';

const none: LiveMetrics = {
  labeledPraises: 0,
  behaviorDescriptions: 0,
  reflections: 0,
  questions: 0,
  commands: 0,
  criticisms: 0,
  totalNegative: 0,
};
type Update = Extract<ServerMessage, { type: 'cdi_update' }>;
const update = (more: Partial<LiveMetrics>, rest: Partial<Update> = {}): Update => ({
  type: 'cdi_update',
  metrics: { ...none, ...more },
  totalUtterances: 0,
  transcript: '',
  isFinal: false,
  ...rest,
});
const tip = { coaching: 'Name one thing you like.' };

function listen(...messages: ServerMessage[]): LiveCounts {
  const counts = new LiveCounts(
    () => undefined,
    () => undefined,
  );
  for (const message of messages) counts.receive(message);
  return counts;
}

describe('counts while playing', () => {
  it('never fall in front of the parent, though a later look at the talk counts fewer', () => {
    const counts = listen(
      update({ labeledPraises: 2, questions: 1 }),
      update({ labeledPraises: 1, reflections: 1, questions: 0 }),
      update({ labeledPraises: 1 }, { isFinal: true }),
    );
    expect(counts.metrics).toMatchObject({ labeledPraises: 2, reflections: 1, questions: 1 });
    counts.close();
  });

  it('go on from what was shown before a reload or in another tab', () => {
    let kept: LiveMetrics | undefined;
    const keep = (metrics: LiveMetrics) => {
      kept = metrics;
    };
    const before = listen();
    before.goOnWith(undefined, keep);
    before.receive(update({ labeledPraises: 3, questions: 1 }));
    const counts = listen();
    counts.goOnWith(kept, keep);
    expect(counts.metrics).toMatchObject({ labeledPraises: 3 });
    counts.receive(update({ labeledPraises: 2, reflections: 1 }));
    expect(counts.metrics).toMatchObject({ labeledPraises: 3, reflections: 1, questions: 1 });
    counts.goOnWith(undefined, keep);
    expect(counts.metrics).toBeUndefined();
  });

  it.each([
    ['nobody', update({}), false],
    ['the child alone', update({}, { transcript: 'Child: A tower.' }), false],
    ['the parent', update({}, { transcript: 'Parent: A tower.' }), true],
    ['the parent, before a reload', update({ questions: 1 }), true],
  ] as const)('report whether the parent was heard (%s)', (_who, message, hasParentsWords) => {
    const reports: PlayEvent[] = [];
    new LiveCounts(
      (event) => reports.push(event),
      () => undefined,
    ).receive(message);
    expect(reports).toEqual([{ type: 'listened', hasParentsWords }]);
  });

  it('are those of a first play until the server says that it is not', () => {
    const connected = { type: 'connected', sessionId: 'play-1', nextChunk: 0 } as const;
    expect(listen().isFirst).toBe(true);
    expect(listen({ ...connected, isFirst: true }).isFirst).toBe(true);
    expect(listen({ ...connected, isFirst: false }).isFirst).toBe(false);
  });

  it('take a tip away as soon as the parent has done what it asks for', () => {
    const counts = listen(update({}, tip));
    expect(counts.tip).toBe(tip.coaching);
    counts.receive(update({ labeledPraises: 1 }, { isCoachingOver: true }));
    expect(counts.tip).toBeUndefined();
    counts.close();
  });
});
