import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FeedbackFacts, type FeedbackLine, sessionFeedback } from './session-feedback.ts';

const said = (code: string, text: string, more: Partial<FeedbackLine> = {}): FeedbackLine => ({
  speaker: 'parent',
  text,
  textConfidence: 0.95,
  code,
  codeConfidence: 0.9,
  ...more,
});

const praise = said('LP', 'I love how gently you hold the bear');
const reflection = said('RF', 'A big red dragon.');
const description = said('BD', "You're putting the blue one on top.");
const none = {
  labeledPraises: 0,
  behaviorDescriptions: 0,
  reflections: 0,
  questions: 0,
  commands: 0,
  criticisms: 0,
};

const facts = (more: Partial<FeedbackFacts> = {}): FeedbackFacts => ({
  lines: [description, reflection, praise],
  counts: none,
  durationSeconds: 300,
  pronouns: 'she/her',
  isFirst: false,
  ...more,
});
const feedbackOn = (lines: readonly FeedbackLine[]) => sessionFeedback(facts({ lines })).feedback;
const stepAfter = (counts: Partial<typeof none>, more: Partial<FeedbackFacts> = {}) =>
  sessionFeedback(facts({ counts: { ...none, ...counts }, ...more })).suggestions;

describe('the feedback', () => {
  it('quotes a real line first and says why it helped', () => {
    expect(feedbackOn([description, reflection, praise])).toBe(
      'You said: “I love how gently you hold the bear.” Naming what you liked tells her exactly what to do again.',
    );
    expect(feedbackOn([description, reflection])).toMatch(
      /^You said: “A big red dragon\.”.*listen/,
    );
    expect(feedbackOn([description])).toMatch(/what she is doing/);
  });

  it.each([
    ['the child’s words', said('LP', 'I love my own tower', { speaker: 'child' })],
    ['misheard words', said('LP', 'I love your tower', { textConfidence: 0.5 })],
    ['a doubtful code', said('LP', 'I love your tower', { codeConfidence: 0.5 })],
    ['a scrap', said('RF', 'Red one')],
    ['a speech', said('BD', 'You '.repeat(20))],
    ['what does not help', said('DC', 'Put the blue one on top')],
  ])('never quotes %s', (_, line) => {
    expect(feedbackOn([line])).not.toContain('“');
  });

  it('has kind words where there is nothing to quote', () => {
    expect(feedbackOn([])).toMatch(/^You gave her time that was all hers/);
    const counts = { ...none, reflections: 2 };
    expect(sessionFeedback(facts({ lines: [], counts })).feedback).toMatch(
      /^You were right there in the play with her/,
    );
  });
});

describe('the next step', () => {
  it('does not come after the first session', () => {
    expect(stepAfter({ questions: 20, criticisms: 3 }, { isFirst: true })).toBeNull();
  });

  it.each([
    ['kinder words', { criticisms: 1, questions: 9 }, 'You keep trying'],
    ['a statement', { questions: 4, commands: 3 }, 'You chose the red one'],
    ['following', { questions: 2, commands: 3 }, 'let her lead'],
    ['praise', { reflections: 4, behaviorDescriptions: 4 }, 'name one thing'],
    [
      'more praise',
      { labeledPraises: 2, reflections: 4, behaviorDescriptions: 4 },
      'one more thing',
    ],
    ['reflecting', { labeledPraises: 9, behaviorDescriptions: 9 }, 'say her words back'],
    ['describing', { labeledPraises: 9, reflections: 9 }, 'tell her what you see'],
  ])('is %s', (_, counts, words) => {
    expect(stepAfter(counts, { lines: [] })).toContain(words);
  });

  it('does not ask for a first one of what was just praised', () => {
    const counts = { labeledPraises: 1, reflections: 4, behaviorDescriptions: 3 };
    expect(stepAfter(counts, { lines: [praise] })).toContain('tell her what you see');
    const others = { reflections: 10, behaviorDescriptions: 10 };
    expect(stepAfter({ ...others, labeledPraises: 1 }, { lines: [praise] })).toBeNull();
  });

  it('is none where every goal is reached', () => {
    const counts = { labeledPraises: 4, reflections: 5, behaviorDescriptions: 4 };
    expect(stepAfter(counts, { durationSeconds: 120 })).toBeNull();
  });
});

it('never says a number, never compares, and gives one sentence to say at most', () => {
  const count = fc.nat(30);
  const anyCounts = fc.record({
    labeledPraises: count,
    behaviorDescriptions: count,
    reflections: count,
    questions: count,
    commands: count,
    criticisms: count,
  });
  const anyFacts = fc.record({
    lines: fc.subarray([praise, reflection, description]),
    counts: anyCounts,
    durationSeconds: fc.nat(600),
    pronouns: fc.constantFrom('she/her', 'he/him', 'they/them', 'ze/zir'),
    isFirst: fc.boolean(),
  });
  fc.assert(
    fc.property(anyFacts, (any) => {
      const { feedback, suggestions } = sessionFeedback(any);
      expect(`${feedback} ${suggestions}`).not.toMatch(/\d|other (parents|families)|most parents/i);
      expect(feedback.startsWith('You said: “')).toBe(any.lines.length > 0);
      expect(suggestions?.match(/Next time/g)?.length ?? 0).toBe(suggestions === null ? 0 : 1);
    }),
  );
});
