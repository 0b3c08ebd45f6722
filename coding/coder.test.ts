import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Coder, codeTurns } from './coder.ts';
import type { Turn } from './session.ts';
import type { Switches } from './switches.ts';

const child = (text: string, start = 0): Turn => ({
  speaker: 'child',
  text,
  start,
  end: start + 1,
});
const parent = (text: string, start = 1.5, more: Partial<Turn> = {}): Turn => ({
  speaker: 'parent',
  text,
  start,
  end: start + 2,
  units: [{ text }],
  ...more,
});

/** The code of one unit after what the child said. */
function codeOf(text: string, childSaid = 'Okay.', switches: Partial<Switches> = {}) {
  const units = codeTurns([child(childSaid), parent(text)], { childName: 'Mia', switches });
  return units[1]?.[0]?.code;
}

describe('each code, in its plainest form', () => {
  it.each([
    ['LP', 'I like how you waited for your turn.'],
    ['LP', 'Thank you for passing me the spoon.'],
    ['UP', 'Well done!'],
    ['UP', 'Good girl.'],
    ['BD', "You're lining up the penguins."],
    ['IQ', 'Where does this one go?'],
    ['DQ', 'Is it a dragon?'],
    ['DC', 'Put it on top.'],
    ['IC', 'Can you find the lid?'],
    ['IC', "Let's make a road."],
    ['NTA', "Don't grab it."],
    ['TA', "I'm making a snail."],
  ])('%s: %s', (code, text) => {
    expect(codeOf(text)).toBe(code);
  });
});

describe('what the child said decides', () => {
  it.each([
    ['RF', 'Doggy runned away.', 'The doggy ran away.'],
    ['RF', "I'm feeding her.", "You're feeding her."],
    ['BD', 'Look.', "You're feeding her."],
    ['TA', "What's this?", 'A whisk.'],
    ['DQ', 'The doggy ran away.', 'The doggy ran away?'],
    ['NC', 'Nee naw nee naw!', 'Nee naw nee naw.'],
  ])('%s: "%s" then "%s"', (code, childSaid, text) => {
    expect(codeOf(text, childSaid)).toBe(code);
  });

  it('a reflection comes first: the same words later are talk', () => {
    const turn = parent('That is a big pile of bricks there. It is a mountain.', 1.5, {
      units: [{ text: 'That is a big pile of bricks there.' }, { text: 'It is a mountain.' }],
    });
    const [, units] = codeTurns([child('It is a mountain.'), turn]);
    expect(units?.[1]?.code).not.toBe('RF');
  });

  it('no words from the child, no reflection', () => {
    expect(codeTurns([parent('The doggy ran away.')])[0]?.[0]?.code).not.toBe('RF');
  });
});

it('takes words that are names of something in the language it is written in', () => {
  expect(codeOf('You built it with the constructor.', 'My constructor toString!')).not.toBe('NC');
});

it('a question may end with two marks', () => {
  expect(codeOf('Really!?', 'I saw a fox.')).toBe('DQ');
});

describe('without marks and capitals', () => {
  it.each([
    ['IQ', 'where does this one go'],
    ['DQ', 'do you want the hat'],
    ['IC', 'can you find the lid'],
    ['LP', 'i like how you waited for your turn'],
    ['BD', "you're lining up the penguins"],
  ])('%s: %s', (code, text) => {
    expect(codeOf(text, 'okay')).toBe(code);
  });

  it('a rising voice makes a question of an echo', () => {
    const turns = [child('it is a whale'), parent('it is a whale', 1.5, { rising: true })];
    expect(codeTurns(turns)[1]?.[0]?.code).toBe('DQ');
  });
});

describe('the switches', () => {
  it.each<[Partial<Switches>, string, string, string, string]>([
    [{ noToWishIsNegative: true }, 'I want juice.', 'No.', 'TA', 'NTA'],
    [{ anyNegativeWordIsNegative: true }, 'Look.', 'I am not hungry yet.', 'TA', 'NTA'],
    [{ nameCallIsCommand: false }, 'Look.', 'Mia.', 'IC', 'TA'],
  ])('%o', (switches, childSaid, text, before, after) => {
    expect([codeOf(text, childSaid), codeOf(text, childSaid, switches)]).toEqual([before, after]);
  });
});

it('"you got" is an action by choice', () => {
  const turns = [
    child('To Nana.'),
    parent('All the way to Nana.'),
    parent('You got the tractor.', 5),
  ];
  const code = (gotIsAction: boolean) =>
    codeTurns(turns, { switches: { gotIsAction } })[2]?.[0]?.code;
  expect([code(true), code(false)]).toEqual(['BD', 'TA']);
});

it('what the recogniser hardly heard is not coded as if it had been said', () => {
  const heard = (confidence: number) => {
    const words = ['Put', 'it', 'on', 'top'].map((text) => ({
      text,
      start: 1.5,
      end: 2,
      confidence,
    }));
    return codeTurns([parent('Put it on top.', 1.5, { words })])[0]?.[0];
  };
  expect(heard(0.95)).toMatchObject({ code: 'DC' });
  expect(heard(0.3)).toMatchObject({ code: 'NC' });
  expect(heard(0.3)?.confidence).toBeLessThan(heard(0.95)?.confidence ?? 0);
});

it('says why, in words with what it hangs on', () => {
  const [, units] = codeTurns([child('A red fire engine.'), parent('A big red fire engine.')]);
  expect(units?.[0]?.why).toContain('red fire engine');
});

it('counts doing as the child does, by voice', () => {
  const [, echo, , too] = codeTurns([
    child('Choo choo!'),
    parent('Choo choo!'),
    child('I build a tower.', 5),
    parent("I'm building one too.", 7),
  ]);
  expect([echo?.[0]?.imitates, too?.[0]?.imitates]).toEqual([true, true]);
});

it('codes live as it codes a file', () => {
  const turns = [child('It is stuck.'), parent("It's stuck."), parent('Pull it out slowly.', 5)];
  const coder = new Coder();
  const live = turns.map((turn, index) => coder.add(turn, turns[index + 1]?.start));
  expect(live).toEqual(codeTurns(turns));
});

it('takes any text, and gives each unit one code and a confidence', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.string({ unit: 'grapheme' }))), (talk) => {
      const turns = talk.map(([isChild, text], index) =>
        isChild ? child(text, index * 3) : parent(text, index * 3),
      );
      for (const unit of codeTurns(turns).flat()) {
        expect(unit.confidence).toBeGreaterThanOrEqual(0);
        expect(unit.confidence).toBeLessThanOrEqual(1);
        expect(unit.why).not.toBe('');
      }
    }),
  );
});
