// “I was only pretending”, “I was helping”: what parents say for a line, and what it changes.
import type { ChildWords, CoachLine } from '#coaching/context.ts';

const ASKED = ['IQ', 'DQ'];
const TOLD = ['DC', 'IC'];

/** What a parent may say for a line, the codes that it is said for, and what the rules of coding make of it. */
const reasons: readonly (readonly [RegExp, readonly string[], (child: ChildWords) => string])[] = [
  [
    /\b(?:mychild|she|he|they|his|her|my (?:\w+ )?(?:son|daughter|husband|wife|mom|mother|sister|brother|partner)|the tv) (?:said|asked|was saying) (?:it|that|this|theline)(?= \.| not\b| first\b| i\b|$)|\b(?:was not|is not) (?:me|mine)\b|\b(?:did not|never) (?:say|said|ask|asked) (?:it|that|this|theline)\b/,
    [...ASKED, ...TOLD, 'NTA'],
    () =>
      'If somebody else said it, tap it under “See what was said” and change who spoke; the counts follow.',
  ],
  [
    /(?<!\b(?:we|she|he|they|mychild) )\b(?:talk\w*|said|saying|spoke|speaking|asking|asked|ask|meant) (?:\w+ )?(?:(?:to|with|about) )?(?:the|a|her|his|their) (?!(?:dad|daddy|mom|mommy|mother|father|brother|sister|teacher|phone|app|question|same)\b)\w+/,
    [...ASKED, ...TOLD, 'NTA'],
    ({ name }) =>
      `To ${name}’s toy or about it, it counts as said to ${name}; if you spoke to a toy of your own, tap it under “See what was said” and change it.`,
  ],
  [
    /\b(?:pretend\w*|play(?:ing|ed)? along|part of (?:the|our) (?:game|play)|in the game|in character|role|just playing|joking|a joke|customer)\b/,
    [...ASKED, ...TOLD, 'NTA'],
    () =>
      'That holds in pretend play, too: it still asks or tells, however much in the game it was.',
  ],
  [
    /\b(?:wondering|out loud|to myself|thinking aloud|rhetorical|not really asking|did not (?:want|need|expect) an answer)\b/,
    ASKED,
    () =>
      'Wondering out loud sounds the same to me as asking; “I wonder where it goes” wouldn’t count.',
  ],
  [
    /\b(?:help\w*|fall\w*|fell|collaps\w*|break|broken|wrong way|upside down|tip\w*|knock\w*|true)\b/,
    [...TOLD, 'NTA'],
    ({ name }) =>
      `I’m sure you meant to help. In these five minutes it may even go wrong, because ${name} learns from that, too.`,
  ],
  [
    /\b(?:suggest\w*|nice(?:ly)?|polite\w*|please|gentle|gently|offer\w*|idea|kind)\b/,
    TOLD,
    () => 'How kindly it’s said makes no difference to the count.',
  ],
  [
    /\b(?:wanted to know|curious|interested|interest|she liked|he liked|they liked|likes?|answered|enjoyed|told me|proud|happy)\b/,
    ASKED,
    ({ name }) => `Being curious about ${name} is a good thing; any other time of day, just ask.`,
  ],
];

export const whatItChanges = ({ code }: CoachLine, words: string, child: ChildWords) =>
  reasons.find(([pattern, codes]) => codes.includes(code ?? '') && pattern.test(words))?.[2](child);
