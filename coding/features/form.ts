// Features of the unit's own words.

import type { UnitInContext } from '#coding/context.ts';
import { NEVER_LAST, openerOf } from '#coding/words/openers.ts';
import { stemOf } from '#coding/words/stems.ts';
import {
  AUXILIARIES,
  BAD_WORDS,
  DETERMINERS,
  FILLERS,
  GOOD_WORDS,
  NUMBERS,
  PRONOUNS,
  SOUNDS,
  STATE_VERBS,
  STOP_WORDS,
  TIME_WORDS,
  WH_WORDS,
} from '#coding/words/vocabulary.ts';
import { kindOf } from '#coding/words/word-table.ts';
import type { Core } from './core.ts';

type Add = (feature: string) => void;

export function addForm(add: Add, unit: UnitInContext, form: Core): void {
  addWords(add, form);
  addEnds(add, form);
  addFixedForms(add, unit, form);
  addQuestionForm(add, unit, form);
  addMeaning(add, form);
  addSounds(add, form);
}

/** How long the unit is, in classes. */
export function sizeOf({ core }: Core): string {
  if (core.length <= 4) return String(core.length);
  return core.length <= 7 ? '5-7' : '8+';
}

function addWords(add: Add, { words, core, shapes, subject }: Core): void {
  const at = (index: number) => core[index] ?? '_';
  const shape = (index: number) => shapes[index] ?? '_';
  const kinds = core.map((word, index) => formWithKind(word, shape(index)));
  for (const [index, word] of core.entries()) {
    const stem = stemOf(word);
    add(`w:${word}`);
    add(`st:${stem}`);
    add(`b:${word} ${at(index + 1)}`);
    add(`sb:${shape(index)} ${shape(index + 1)}`);
    add(`kb:${kinds[index]} ${kinds[index + 1] ?? '_'}`);
    const kind = kindOf(word);
    if (kind) {
      add(`k:${kind.broad}`);
      add(`K:${kind.narrow}`);
    }
    if (!STOP_WORDS.has(word)) add(`sw:${subject}:${stem}`);
    if (index + 2 < core.length) {
      add(`t:${word} ${at(index + 1)} ${at(index + 2)}`);
      add(`stt:${shape(index)} ${shape(index + 1)} ${shape(index + 2)}`);
    }
  }
  for (const word of words) if (FILLERS.has(word)) add(`f:${word}`);
}

const OPEN_SHAPES = new Set(['W', 'S', 'VERB', 'ING', 'PAST', 'GOOD', 'LY']);

function formWithKind(word: string, shape: string): string {
  return OPEN_SHAPES.has(shape) ? `${shape}${kindOf(word)?.broad ?? ''}` : shape;
}

function addEnds(add: Add, form: Core): void {
  const { words, core, shapes } = form;
  const at = (index: number) => core.at(index) ?? '_';
  const shape = (index: number) => shapes.at(index) ?? '_';
  add(`0:${at(0)}`);
  add(`01:${at(0)} ${core[1] ?? '_'}`);
  add(`012:${at(0)} ${core[1] ?? '_'} ${core[2] ?? '_'}`);
  add(`s0:${shape(0)}`);
  add(`s01:${shape(0)} ${shapes[1] ?? '_'}`);
  add(`s012:${shape(0)} ${shapes[1] ?? '_'} ${shapes[2] ?? '_'}`);
  add(`s0123:${shape(0)} ${shapes[1] ?? '_'} ${shapes[2] ?? '_'} ${shapes[3] ?? '_'}`);
  add(`raw0:${words[0]}`);
  add(`raw01:${words[0]} ${words[1] ?? '_'}`);
  add(`-1:${at(-1)}`);
  add(`-2:${at(-2)} ${at(-1)}`);
  add(`s-2:${shape(-2)} ${shape(-1)}`);
  add(`whole:${core.join(' ')}`);
  add(`n:${sizeOf(form)}`);
  if (words.length === 1) add('single');
  if (form.calledLast) add('call-end');
  if (form.calledFirst) add('call-start');
}

function addFixedForms(add: Add, unit: UnitInContext, form: Core): void {
  const { words, core, mark, isCall } = form;
  const opener = openerOf(core.join(' '));
  add(`opener:${opener?.code ?? 'none'}`);
  if (opener) {
    add(`opener#${opener.index}`);
    add(`opener:${opener.code}&mark:${mark}`);
  }
  const last = words.at(-1) ?? '';
  if (NEVER_LAST.has(last)) {
    add('unfinished');
    add(`unfinished&next=${unit.next !== undefined}`);
  }
  if (/[,…–—]/.test(mark)) add(`trailing&n:${sizeOf(form)}&last:${form.shapes.at(-1)}`);
  if (words.every(isCall)) {
    add(
      `only-call gap=${unit.gapBefore >= 2}${unit.gapAfter >= 2} alone=${unit.unitsInTurn === 1}`,
    );
  }
}

function addQuestionForm(add: Add, unit: UnitInContext, form: Core): void {
  const { core, shapes, mark } = form;
  const at = (index: number) => core.at(index) ?? '_';
  const second = core[1] ?? '_';
  add(`mark:${mark}`);
  add(`mark:${mark}&s0:${shapes[0]}`);
  if (unit.rising && !unit.punctuated) {
    const inner = unit.next ? 'inner' : 'last';
    const where = unit.unitsInTurn === 1 ? 'only' : inner;
    add(`rising:${where}`);
    add(`rising:${where}&n:${sizeOf(form)}`);
    add(`rising:${where}&s0:${shapes[0]}`);
  }
  const isAsked = PRONOUNS.has(second) || DETERMINERS.has(second) || second === 'not';
  if (AUXILIARIES.has(at(0)) && isAsked) add('inverted');
  if (WH_WORDS.has(at(0))) add(AUXILIARIES.has(second) || second === "'s" ? 'wh0-aux' : 'wh0');
  if (core.length > 3 && PRONOUNS.has(at(-1))) {
    const helper = at(-2) === 'not' ? at(-3) : at(-2);
    if (AUXILIARIES.has(helper)) add('tag');
  }
  if (core.slice(1).some((word) => WH_WORDS.has(word))) add('wh-inside');
  if (core.includes('or')) add('or');
}

function addMeaning(add: Add, form: Core): void {
  const { core, shapes, subject, verb, mark } = form;
  const aboutYou = core.includes('you') || core.includes('your');
  add(`subject:${subject}`);
  add(`subject:${subject}&mark:${mark}`);
  add(`verb:${verb}`);
  add(`verb:${verb}&subject:${subject}`);
  if (STATE_VERBS.has(verb)) add(`state&subject:${subject}`);
  if (core.some((word) => GOOD_WORDS.has(word))) {
    add('good');
    add(`good&subject:${subject}`);
    add(`good&n:${sizeOf(form)}`);
    add(`good&you=${aboutYou}`);
    add(`good0=${GOOD_WORDS.has(core[0] ?? '')}&ing=${shapes.includes('ING')}`);
    add(`good&mark:${mark}`);
  }
  if (core.some((word) => BAD_WORDS.has(word))) {
    add('bad');
    add(`bad&subject:${subject}`);
    add(`bad&you=${aboutYou}`);
  }
  if (core.includes('not')) {
    add('not');
    add(`not&subject:${subject}`);
    add(`not&s0:${shapes[0]}`);
  }
  if (core.some((word) => TIME_WORDS.has(word))) {
    add('time');
    add(`time&subject:${subject}`);
  }
  for (const word of ['you', 'your', 'i']) if (core.includes(word)) add(`has:${word}`);
}

const STRETCHED = /(.)\1\1/;

function addSounds(add: Add, { core }: Core): void {
  if (core.every((word) => SOUNDS.has(word) || STRETCHED.test(word))) add('all-sound');
  if (core.some((word) => STRETCHED.test(word))) add('stretched');
  if (core.length > 1 && new Set(core).size === 1) add('repeated');
  if (core.length > 2 && core.every((word) => NUMBERS.has(word))) add('counting');
  if (core.includes('so') && core.some((word) => word.endsWith('ly'))) add('so-ly');
}
