import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Turn } from '#coding/session.ts';
import { type SplitOptions, splitTurn as splitWith } from '#coding/units/split-turn.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';

const { splitter } = await loadTalkModel();
const splitTurn = (one: Turn, options?: SplitOptions) => splitWith(splitter, one, options);

const turn = (text: string, more: Partial<Turn> = {}): Turn => ({
  speaker: 'parent',
  text,
  start: 0,
  end: 4,
  ...more,
});
const split = (text: string) => splitTurn(turn(text)).map((unit) => unit.text);

describe('with marks', () => {
  it.each([
    ['two sentences', ['You parked it.', 'Well done.']],
    ['two verb phrases joined by "and"', ['You opened the gate', 'and let the goat out.']],
    ['two nouns joined by "and"', ['You have a goat and a pig.']],
    ['a yes-word before a sentence', ['Yeah,', 'you parked it.']],
    ['a filler before a sentence', ['Oh, you parked it.']],
    ['a repair', ["You're, um, you're walking Duke up the ramp."]],
    ['a word said again and again', ['Wait wait wait.']],
    ['a name at the end', ['Come and sit down, Mia.']],
    ['a question with its tag', ['Do you want it? Huh?']],
    ['a tag with more behind it', ['Do you want it? Okay?', 'Here it is.']],
    ['a shortened title', ["Come on, let's play with Mr. Potato."]],
    ['a dinosaur', ['The T. rex got the little arms.', 'Look at him.']],
  ])('%s', (_, units) => {
    expect(split(units.join(' '))).toEqual(units);
  });
});

describe('without marks and capitals', () => {
  it.each([
    ['two thoughts', ["it's stuck", 'will i fix it for you']],
    ['one thought', ["you're putting stripes on his tail"]],
    ['a yes-word', ['yeah', "that's a big one"]],
  ])('%s', (_, units) => {
    expect(split(units.join(' '))).toEqual(units);
  });
});

it('a silence of two seconds ends a thought that is finished', () => {
  const at = (text: string, start: number) => ({ text, start, end: start + 0.3 });
  const long = [at('Ready', 0), at('now', 3)];
  expect(splitTurn(turn('Ready now', { words: long }))).toHaveLength(2);
  const unfinished = [at('the', 0), at('dog', 3)];
  expect(splitTurn(turn('the dog', { words: unfinished }))).toHaveLength(1);
});

it('reasons are units of their own by choice', () => {
  const talk = turn("It's shut because it's late.");
  expect(splitTurn(talk)).toHaveLength(1);
  expect(splitTurn(talk, { splitReasons: true })).toHaveLength(2);
});

it('loses nothing and adds nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (parts) => {
      const text = parts.join(' ');
      expect(split(text).join(' ')).toBe(text.split(/\s+/).filter(Boolean).join(' '));
    }),
  );
});
