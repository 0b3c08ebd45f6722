// Danger by what is meant: rules of slots (slots.ts) over words in their plainest form (lemmas.ts), so that a rule made for one
// phrasing holds for the others. `{child}` is a slot, `a|b` a choice, `?x` may be missing, `..3` are up to three words without a
// denial, `~3` any three, `$` the end.
import type { Danger } from './danger.ts';
import { lemmasOf } from './lemmas.ts';
import { abuseMeanings } from './meanings/abuse.ts';
import { childHurtMeanings } from './meanings/child-hurt.ts';
import { losingControlMeanings } from './meanings/losing-control.ts';
import { medicalMeanings } from './meanings/medical.ts';
import { selfHarmMeanings } from './meanings/self-harm.ts';
import { violenceMeanings } from './meanings/violence.ts';
import { type Slot, slots } from './slots.ts';

interface Rule {
  readonly pattern: RegExp;
  /** Of each of these, one word has to be there: looked up first, because hundreds of patterns take their time. */
  readonly needs: readonly (readonly string[])[];
}

/** Most urgent first. */
const meanings: readonly (readonly [Danger, readonly Rule[]])[] = [
  ['medical', medicalMeanings.map(compiled)],
  ['self-harm', selfHarmMeanings.map(compiled)],
  ['losing-control', losingControlMeanings.map(compiled)],
  ['child-hurt', childHurtMeanings.map(compiled)],
  ['violence', violenceMeanings.map(compiled)],
];

/** Told with dolls and games as well. */
const abuse = abuseMeanings.map(compiled);

export function hearAbuse(text: string): Danger | undefined {
  return fits(abuse, lemmasOf(text)) ? 'child-hurt' : undefined;
}

export function hearMeaning(text: string): Danger | undefined {
  const words = lemmasOf(text);
  return meanings.find(([, rules]) => fits(rules, words))?.[0];
}

function fits(rules: readonly Rule[], text: string): boolean {
  const words = new Set(text.split(' '));
  const line = ` ${text} `;
  return rules.some(
    ({ pattern, needs }) =>
      needs.every((choice) => choice.some((word) => words.has(word))) && pattern.test(line),
  );
}

function compiled(rule: string): Rule {
  const tokens = rule.split(' ');
  return {
    pattern: new RegExp(` ${tokens.map(part).join('')}`),
    needs: tokens.filter((token) => /^[a-z0-9_|]+$/.test(token)).map(firstWords),
  };
}

function firstWords(token: string): string[] {
  return token.split('|').map((choice) => choice.split('_')[0] ?? '');
}

function part(token: string): string {
  const gap = /^(\.\.|~)(\d+)$/.exec(token);
  if (gap) return `(?:${gap[1] === '..' ? '(?!not |never |no )' : ''}\\S+ ){0,${gap[2]}}`;
  const isOptional = token.startsWith('?');
  const choice = (isOptional ? token.slice(1) : token)
    .split('|')
    .map((word) => word.replace(/\{(\w+)\}/, (_, slot: Slot) => slots[slot]).replaceAll('_', ' '))
    .map((words) => (words === '$' ? '$' : `${words} `))
    .join('|');
  return `(?:${choice})${isOptional ? '?' : ''}`;
}
