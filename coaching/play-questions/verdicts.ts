// The first words of an answer to “is that good?”, “a lot?”, “enough?”, by what was asked.

const kinds = {
  tooMuch: /\btoo (?:many|much|high|often)\b|\bexcessive\b|\boverdo/,
  bad: /\b(?:bad|terrible|awful|horrible|pathetic|embarrassing|fail\w*|not good)\b/,
  usual: /\b(?:normal|typical|average)\b/,
  start: /\b(?:start|begin)\b/,
  little: /\b(?:low|few|little|not (?:a lot|many|much|enough))\b/,
  enough: /\benough\b/,
  good: /\b(?:good|great|decent|ok|okay|fine|alright|all right)\b/,
  much: /\b(?:lot|many|much|high)\b/,
} as const;

export type Kind = keyof typeof kinds;

export const kindOf = (words: string): Kind =>
  (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].test(words)) ?? 'good';

/** Of a skill at its goal. */
export const reached: Readonly<Record<Kind, string>> = {
  tooMuch: 'No, that isn’t too many:',
  much: 'Yes, that’s plenty, and it’s a good kind of plenty:',
  bad: 'No, quite the opposite:',
  little: 'No, not at all:',
  enough: 'Yes, that’s enough:',
  usual: 'It’s a strong number:',
  start: 'Yes, more than enough:',
  good: 'Yes, that’s very good:',
};

/** Of a skill below it. */
export const onTheWay: Readonly<Record<Kind, string>> = {
  tooMuch: 'No, there’s room for more:',
  much: 'No, there’s room for more:',
  bad: 'No, it isn’t bad:',
  little: 'A little low, and nothing to worry about:',
  enough: 'Not quite yet, and there’s no hurry:',
  usual: 'Yes, that’s a normal place to be on the way:',
  start: 'Yes, it’s enough to start with:',
  good: 'It’s a start to build on:',
};

/** Of questions, commands and corrections: as few as they are to be. */
export const few: Readonly<Record<Kind, string>> = {
  tooMuch: 'No,',
  much: 'No,',
  bad: 'No, not at all:',
  little: 'Yes, and low is what you want here:',
  enough: 'That’s as few as anyone needs:',
  usual: 'It’s better than normal:',
  start: 'Yes, and there’s nothing to bring down:',
  good: 'Yes, that’s just right:',
};

/** And more than that. */
export const many: Readonly<Record<Kind, string>> = {
  tooMuch: 'For these five minutes, yes, and it’s the easiest thing to change:',
  much: 'For five minutes, yes, and it’s also just how grown-ups talk with kids:',
  bad: 'No, it isn’t bad; it’s how grown-ups talk with kids:',
  little: 'No, that’s not low:',
  enough: 'More than enough:',
  usual: 'Yes, it’s normal, since it’s how grown-ups talk with kids:',
  start: 'Yes, that’s where most of us start:',
  good: 'It’s more than you’re aiming for, and that’s fixable:',
};

const FINE = 'Yes, for a first play that’s fine:';
const NO_WORRY = 'For a first play that’s nothing to worry about:';

/** After a first play nothing is measured yet. */
export const ofFirst: Readonly<Record<Kind, string>> = {
  tooMuch: NO_WORRY,
  much: NO_WORRY,
  bad: 'No, it isn’t bad:',
  little: NO_WORRY,
  enough: FINE,
  usual: FINE,
  start: FINE,
  good: FINE,
};
