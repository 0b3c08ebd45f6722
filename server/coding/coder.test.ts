import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Coder, type CoderOptions, codeTurns as codeWith } from '#coding/coder.ts';
import type { Turn } from '#coding/session.ts';
import type { Switches } from '#coding/switches.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';

const model = await loadTalkModel();
const codeTurns = (turns: readonly Turn[], options?: CoderOptions) =>
  codeWith(model, turns, options);

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
async function codeOf(text: string, childSaid = 'Okay.', switches: Partial<Switches> = {}) {
  const units = await codeTurns([child(childSaid), parent(text)], { childName: 'Mia', switches });
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
  ])('%s: %s', async (code, text) => {
    expect(await codeOf(text)).toBe(code);
  });
});

describe('what real parents say, marks or not, is no criticism', () => {
  it.each([
    ['IQ', 'what’s that.'],
    ['IQ', 'where do you put your shoes.'],
    ['DQ', 'is that a doggy.'],
    ['TA', 'he hasn’t got a hat.'],
    ['TA', 'that bed is broken.'],
    ['UP', 'oh, thank you very much.'],
  ])('%s: %s', async (code, text) => {
    expect(await codeOf(text, 'mm')).toBe(code);
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
  ])('%s: "%s" then "%s"', async (code, childSaid, text) => {
    expect(await codeOf(text, childSaid)).toBe(code);
  });

  it('a reflection comes first: the same words later are talk', async () => {
    const turn = parent('That is a big pile of bricks there. It is a mountain.', 1.5, {
      units: [{ text: 'That is a big pile of bricks there.' }, { text: 'It is a mountain.' }],
    });
    const [, units] = await codeTurns([child('It is a mountain.'), turn]);
    expect(units?.[1]?.code).not.toBe('RF');
  });

  it('no words from the child, no reflection', async () => {
    const [units] = await codeTurns([parent('The doggy ran away.')]);
    expect(units?.[0]?.code).not.toBe('RF');
  });
});

it('takes words that are names of something in the language it is written in', async () => {
  expect(await codeOf('You built it with the constructor.', 'My constructor toString!')).not.toBe(
    'NC',
  );
});

it('a question may end with two marks', async () => {
  expect(await codeOf('Really!?', 'I saw a fox.')).toBe('DQ');
});

describe('without marks and capitals', () => {
  it.each([
    ['IQ', 'where does this one go'],
    ['DQ', 'do you want the hat'],
    ['IC', 'can you find the lid'],
    ['LP', 'i like how you waited for your turn'],
    ['BD', "you're lining up the penguins"],
  ])('%s: %s', async (code, text) => {
    expect(await codeOf(text, 'okay')).toBe(code);
  });

  it('a rising voice makes a question of an echo', async () => {
    const turns = [child('it is a whale'), parent('it is a whale', 1.5, { rising: true })];
    expect((await codeTurns(turns))[1]?.[0]?.code).toBe('DQ');
  });
});

describe('the switches', () => {
  it.each<[Partial<Switches>, string, string, string, string]>([
    [{ noToWishIsNegative: true }, 'I want juice.', 'No.', 'TA', 'NTA'],
    [{ anyNegativeWordIsNegative: true }, 'Look.', 'I am not hungry yet.', 'TA', 'NTA'],
    [{ nameCallIsCommand: false }, 'Look.', 'Mia.', 'IC', 'TA'],
  ])('%o', async (switches, childSaid, text, before, after) => {
    expect(await codeOf(text, childSaid)).toBe(before);
    expect(await codeOf(text, childSaid, switches)).toBe(after);
  });
});

it('"you got" is an action by choice', async () => {
  const turns = [child('mm'), parent('You got the lid off.')];
  const codeWhere = async (gotIsAction: boolean) =>
    (await codeTurns(turns, { switches: { gotIsAction } }))[1]?.[0]?.code;
  expect([await codeWhere(true), await codeWhere(false)]).toEqual(['BD', 'TA']);
});

it('what the recogniser hardly heard is not coded as if it had been said', async () => {
  const heard = async (confidence: number) => {
    const words = ['Put', 'it', 'on', 'top'].map((text) => ({
      text,
      start: 1.5,
      end: 2,
      confidence,
    }));
    return (await codeTurns([parent('Put it on top.', 1.5, { words })]))[0]?.[0];
  };
  const [well, hardly] = [await heard(0.95), await heard(0.3)];
  expect(well).toMatchObject({ code: 'DC' });
  expect(hardly).toMatchObject({ code: 'NC' });
  expect(hardly?.confidence).toBeLessThan(well?.confidence ?? 0);
});

it('says why, in words with what it hangs on', async () => {
  const [, units] = await codeTurns([
    child('A red fire engine.'),
    parent('A big red fire engine.'),
  ]);
  expect(units?.[0]?.why).toContain('red fire engine');
});

it('counts doing as the child does, by voice', async () => {
  const [, echo, , too] = await codeTurns([
    child('Choo choo!'),
    parent('Choo choo!'),
    child('I build a tower.', 5),
    parent("I'm building one too.", 7),
  ]);
  expect([echo?.[0]?.imitates, too?.[0]?.imitates]).toEqual([true, true]);
});

it('codes live as it codes a file', async () => {
  const turns = [child('It is stuck.'), parent("It's stuck."), parent('Pull it out slowly.', 5)];
  const coder = new Coder(model);
  const live = [];
  for (const turn of turns) live.push(await coder.add(turn));
  expect(live).toEqual(await codeTurns(turns));
});

it('takes any text, and gives each unit one code and a confidence', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.boolean(), fc.string({ unit: 'grapheme' }))),
      async (talk) => {
        const turns = talk.map(([isChild, text], index) =>
          isChild ? child(text, index * 3) : parent(text, index * 3),
        );
        for (const unit of (await codeTurns(turns)).flat()) {
          expect(unit.confidence).toBeGreaterThanOrEqual(0);
          expect(unit.confidence).toBeLessThanOrEqual(1);
          expect(unit.why).not.toBe('');
        }
      },
    ),
  );
});
