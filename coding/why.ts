// Why a unit got its code, in words for the parent. Kind, short, and with the words that it hangs on where it can.
import type { UnitInContext } from './context.ts';
import { type Core, coreOf } from './features/core.ts';
import type { Code } from './session.ts';
import { stemOf } from './words/stems.ts';
import {
  AUXILIARIES,
  GOOD_WORDS,
  NO_WORDS,
  SOUNDS,
  STOP_WORDS,
  WH_WORDS,
} from './words/vocabulary.ts';

/** Said of a unit of which no code is likely enough. */
export const UNSURE = 'We weren’t sure what this one was, so we didn’t count it.';

export function whyOf(code: Code, unit: UnitInContext): string {
  return REASONS[code](unit, coreOf(unit));
}

type Reason = (unit: UnitInContext, form: Core) => string;

const REASONS: Readonly<Record<Code, Reason>> = {
  LP: (_, form) =>
    `A warm word${quoted(warmWord(form))} together with what your child did or made.`,
  UP: (_, form) =>
    `A warm word${quoted(warmWord(form))}. Say what was good, and it counts as praise.`,
  RF: (unit, form) => `Says your child’s words back${quoted(sharedWords(unit, form))}.`,
  BD: (_, form) =>
    form.subject === 'we'
      ? 'Says what you two are doing right now.'
      : 'Says what your child is doing right now.',
  IQ: (_, form) => `Asks for an answer${quoted(form.core.find((word) => WH_WORDS.has(word)))}.`,
  DQ: (unit, form) =>
    sharedWords(unit, form) && !AUXILIARIES.has(form.core[0] ?? '')
      ? 'Your child’s words, said like a question: nearly a reflection. Let your voice drop at the end.'
      : 'A yes-or-no question.',
  DC: (_, form) => `Tells your child what to do${quoted(form.core[0])}.`,
  IC: (unit, form) =>
    unit.tokens.every(({ word }) => form.isCall(word))
      ? 'A name on its own asks for attention.'
      : `Asks your child, softly, to do something${quoted(opening(form))}.`,
  NTA: (_, form) =>
    form.core.some((word) => word === 'not' || word === 'stop' || NO_WORDS.has(word))
      ? 'Says no to what your child said or did. Next time, try saying what you’d like to see.'
      : 'Points out what went wrong. Next time, try letting it go, or naming what’s going well.',
  TA: (unit, form) => neutralReason(unit, form),
  NC: (_, form) =>
    form.core.every((word) => SOUNDS.has(word))
      ? 'A play sound: good company, not counted.'
      : 'Not counted: unfinished, a sound or a song, or said to someone else.',
};

function neutralReason(unit: UnitInContext, { words, subject }: Core): string {
  if (words.length <= 2) return 'A short answer or exclamation: neither helps nor hurts.';
  if (subject === 'i') return 'About yourself: neither helps nor hurts.';
  if (unit.child.at(-1)?.mark === '?') return 'Answers your child: neither helps nor hurts.';
  return 'Says how things are: neither helps nor hurts.';
}

const warmWord = ({ core }: Core) => core.find((word) => GOOD_WORDS.has(word));
const opening = ({ core }: Core) => core.slice(0, 2).join(' ');

function sharedWords({ child }: UnitInContext, { core }: Core): string | undefined {
  const said = new Set(child.map((token) => stemOf(token.word)));
  const shared = core.filter((word) => !STOP_WORDS.has(word) && said.has(stemOf(word)));
  return shared.length > 0 ? shared.join(' ') : undefined;
}

const quoted = (words: string | undefined) => (words ? ` (“${words}”)` : '');
