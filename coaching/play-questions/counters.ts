// The six things that are counted in a play, as parents name them and as answers do.
import type { CoachedPlay } from '#coaching/context.ts';
import type { SkillCounts } from '#domain/score.ts';
import { SKILLS, type Skill } from '#domain/skills.ts';

export type Counter = keyof SkillCounts;

interface Named {
  /** A noun for it, or doing it, within a pattern. */
  readonly words: string;
  readonly one: string;
  readonly many: string;
  readonly codes: readonly string[];
}

export const counters: Readonly<Record<Counter, Named>> = {
  labeledPraises: {
    words: '(?:(?:label+ed|specific|good) )?prais(?:e|es|ing|ed)',
    one: 'praise moment',
    many: 'praise moments',
    codes: ['LP'],
  },
  behaviorDescriptions: {
    words:
      '(?:behaviou?r(?:al)? )?descri(?:ptions?|bing|bed|be|bes)|narrat(?:ion|ions|ing|ed|e)|commentary',
    one: 'describing moment',
    many: 'describing moments',
    codes: ['BD'],
  },
  reflections: {
    words: 'reflect(?:ions?|ing|ed|s)?|repeat(?:s|ing|ed)?|echo(?:es|ing|ed)?',
    one: 'reflection moment',
    many: 'reflection moments',
    codes: ['RF'],
  },
  questions: {
    words: 'questions?',
    one: 'question',
    many: 'questions',
    codes: ['IQ', 'DQ'],
  },
  commands: {
    words: 'commands?|orders',
    one: 'command',
    many: 'commands',
    codes: ['DC', 'IC'],
  },
  criticisms: {
    words: 'critic(?:isms?|i[sz]ed?|i[sz]ing|al)|corrections?|negatives?',
    one: 'correction',
    many: 'corrections',
    codes: ['NTA'],
  },
};

const all = Object.keys(counters) as Counter[];

/** Any of them, within a pattern. */
export const COUNTED = `(?:${all.map((of) => counters[of].words).join('|')})`;

/** In the order in which they are named. */
export function countersIn(text: string): Counter[] {
  const places = all.map((of) => ({
    of,
    at: text.search(new RegExp(`\\b(?:${counters[of].words})\\b`)),
  }));
  return places
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ of }) => of);
}

export const isSkill = (of: Counter): of is Skill => (SKILLS as readonly Counter[]).includes(of);

/** Of those that there may be too many of. */
export const isHeldBack = (of: Counter | undefined) => of !== undefined && !isSkill(of);

/** The only one that was counted so often. */
export function counterOf(count: number, { counts }: CoachedPlay): Counter | undefined {
  const [found, other] = all.filter((of) => counts[of] === count);
  return other === undefined ? found : undefined;
}

export const counterOfCode = (code: string | null): Counter | undefined =>
  all.find((of) => code !== null && counters[of].codes.includes(code));

/** “about 9 questions”, “one question”, “no questions”. */
export function amountOf(of: Counter, count: number): string {
  const { one, many } = counters[of];
  if (count === 0) return `no ${many}`;
  return count === 1 ? `one ${one}` : `about ${count} ${many}`;
}

/** “a, b, and c” as the rest of the coach says it: “a, b and c”. */
export const listed = (parts: readonly string[]) =>
  parts.join(', ').replace(/, (?=[^,]*$)/, ' and ');
