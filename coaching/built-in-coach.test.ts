import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, opening } from './built-in-coach.ts';
import type { ChatTurn, CoachContext, CoachedPlay, CoachLine } from './context.ts';

const parent = (code: string, text: string, confidence = 0.9): CoachLine => ({
  speaker: 'parent',
  text,
  code,
  confidence,
});

const play: CoachedPlay = {
  isFirst: false,
  isUnscorable: false,
  counts: {
    labeledPraises: 8,
    behaviorDescriptions: 2,
    reflections: 1,
    questions: 6,
    commands: 0,
    criticisms: 0,
  },
  lines: [
    parent('LP', 'I like how you wait for the elevator.'),
    parent('LP', 'Thank you for parking so neatly.'),
    parent('LP', 'I like the mumble mumble car.', 0.2),
    parent('IQ', 'Where does it go?'),
  ],
};
const mia = { name: 'Mia', age: 4, pronouns: 'she/her' };
const noah = { name: 'Noah', age: 8, pronouns: 'he/him' };
const context: CoachContext = { child: mia, siblings: [noah], play, timeZone: 'Europe/London' };
const first = { ...context, play: { ...play, isFirst: true } };

/** Says these in turn and returns the last answer. */
function talk(about: CoachContext, ...messages: string[]): string {
  const history: ChatTurn[] = [];
  let last = '';
  for (const message of messages) {
    last = answer(about, history, message);
    history.push({ role: 'user', content: message }, { role: 'assistant', content: last });
  }
  return last;
}

describe('the built-in coach on a play session', () => {
  it('quotes a real line first, says why it helped, and ends with one step', () => {
    const said = opening(context);
    expect(said).toMatch(/^You said: “(I like how you wait|Thank you for parking)/);
    expect(said).toContain('about 8 times');
    expect(said.match(/next time/gi)).toHaveLength(1);
  });

  it('tells a first session what went well and nothing else', () => {
    expect(opening(first)).not.toMatch(/next time|question|try/i);
    expect(talk(first, 'what next?')).not.toMatch(/question|command|critic/i);
  });

  it('quotes each line once, and never one that was hardly heard', () => {
    const another = ['How did I do?', 'another one', 'another one', 'another one'];
    const said = another.map((_, index) => talk(context, ...another.slice(0, index + 1)));
    expect(said[0]?.slice(0, 30)).not.toBe(said[1]?.slice(0, 30));
    expect(said[3]).toContain('no further line');
    expect(said.join()).not.toContain('mumble');
  });

  it('does not guess about one that could not be scored', () => {
    const unscorable = { ...context, play: { ...play, isUnscorable: true } };
    expect(opening(unscorable)).not.toMatch(/about \d|You said/);
  });
});

describe('the built-in coach in a talk', () => {
  it('keeps to the child that is talked about', () => {
    expect(talk(context, "My son won't share")).toContain('Noah');
    expect(talk(context, "My son won't share", 'why?')).not.toContain('Mia');
    expect(talk(context, 'She hits her brother')).toContain('Mia');
    expect(talk({ ...context, siblings: [] }, 'what is praise', 'and with my son?')).toContain(
      'your son',
    );
  });

  it('speaks of a child without a profile, too', () => {
    expect(talk({ ...context, child: undefined, play: undefined }, 'what is praise')).toContain(
      'your child',
    );
  });

  it('says that it does not know, and where people are', () => {
    expect(talk(context, 'xyzzy plugh')).toMatch(/not sure.*999/s);
    expect(talk(context, 'why?')).toContain('not sure');
  });

  it('always answers, briefly and without holes', () => {
    const anything = fc.oneof(fc.string({ maxLength: 400 }), fc.lorem({ maxCount: 30 }));
    fc.assert(
      fc.property(fc.array(anything, { minLength: 1, maxLength: 4 }), (messages) => {
        const said = talk(context, ...messages);
        expect(said.length).toBeGreaterThan(20);
        expect(said.length).toBeLessThan(700);
        expect(said).not.toMatch(/undefined|\$\{|\bNaN\b/);
      }),
    );
  });
});

it.each([
  ['My son is afraid of him too', true],
  ['what is special time and is my husband controlling', true],
  ['What is special time?', false],
  ['he is scared of the hoover', false],
])('names help beside the answer where a word is grave: %s', (message, isGrave) => {
  expect(talk(context, message).includes('999')).toBe(isGrave);
});
