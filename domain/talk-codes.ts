// The codes of talk in words for a parent.
import { skillNames } from './skills.ts';

export const TALK_CODES = [
  'LP',
  'RF',
  'BD',
  'UP',
  'TA',
  'IQ',
  'DQ',
  'DC',
  'IC',
  'NTA',
  'NC',
] as const;

export type TalkCode = (typeof TALK_CODES)[number];

export interface CodeWords {
  readonly name: string;
  /** What makes it one, with an example. */
  readonly hint: string;
}

export const codeWords: Readonly<Record<TalkCode, CodeWords>> = {
  LP: { name: skillNames.labeledPraises, hint: 'Says what you like: “I love how you share.”' },
  RF: { name: skillNames.reflections, hint: 'Says your child’s words back.' },
  BD: {
    name: skillNames.behaviorDescriptions,
    hint: 'Says what your child is doing: “You put it on top.”',
  },
  UP: { name: 'Warm words', hint: 'Warm, but doesn’t say what for: “Great!”' },
  TA: { name: 'Everyday talk', hint: 'Neither helps nor hurts.' },
  IQ: { name: 'Open question', hint: 'Asks for an answer: “What is it?”' },
  DQ: { name: 'Yes-or-no question', hint: '“Is it a castle?”' },
  DC: { name: 'Command', hint: 'Tells your child what to do: “Put it there.”' },
  IC: { name: 'Gentle command', hint: '“Let’s clean up,” “Can you hand me that?”' },
  NTA: { name: 'Try it another way', hint: 'A no, or a word about what went wrong.' },
  NC: {
    name: 'Not counted',
    hint: 'A sound, a song, a half-finished thought, or talk to someone else.',
  },
};

/** Anything else is no code of ours. */
export function talkCodeOf(text: string | null): TalkCode | null {
  return TALK_CODES.find((code) => code === text) ?? null;
}
