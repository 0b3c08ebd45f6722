// What one line of the play counts as, and why.
import { insteadOf, kindOfLine } from '#coaching/answers/asked-lines.ts';
import type { Asked } from '#coaching/answers/this-play.ts';
import type { ChildWords } from '#coaching/context.ts';
import { quoted } from '#domain/quote.ts';
import { counterOfCode, counters, isSkill } from './counters.ts';
import type { PlayQuestion } from './question.ts';

const CHANGE =
  'If it wasn’t meant that way, tap it under “See what was said” and change it; the counts follow.';

/** What parents say for a line: coding-rules in a sentence each. */
const reasons: readonly (readonly [RegExp, readonly string[], (child: ChildWords) => string])[] = [
  [
    /\b(?:mychild|she|he|they|his|her|my (?:\w+ )?(?:son|daughter|husband|wife|mom|mother|sister|brother|partner)|the tv) (?:said|asked|was saying) (?:it|that|this|theline)\b|\b(?:was not|is not) (?:me|mine)\b|\b(?:did not|never) (?:say|said|ask|asked) (?:it|that|this|theline)\b/,
    ['IQ', 'DQ', 'DC', 'IC', 'NTA'],
    () =>
      'If somebody else said it, tap it under “See what was said” and change who spoke; the counts follow.',
  ],
  [
    /(?<!\b(?:we|she|he|they|mychild) )\b(?:talk\w*|said|saying|spoke|speaking|asking|asked|ask|meant) (?:\w+ )?(?:(?:to|with|about) )?(?:the|a|her|his|their) (?!(?:dad|daddy|mom|mommy|mother|father|brother|sister|teacher|phone|app|question|same)\b)\w+/,
    ['IQ', 'DQ', 'DC', 'IC', 'NTA'],
    ({ name }) =>
      `Said to a toy or about one, it counts as said to ${name}, because ${name} is the one who answers.`,
  ],
  [
    /\b(?:pretend\w*|play(?:ing|ed)? along|part of (?:the|our) (?:game|play)|in the game|in character|role|just playing|joking|a joke|customer)\b/,
    ['IQ', 'DQ', 'DC', 'IC', 'NTA'],
    () =>
      'That holds in pretend play, too: it still asks or tells, however much in the game it was.',
  ],
  [
    /\b(?:wondering|out loud|to myself|thinking aloud|rhetorical|not really asking|did not (?:want|need|expect) an answer)\b/,
    ['IQ', 'DQ'],
    () =>
      'Wondering out loud sounds the same to me as asking; “I wonder where it goes” wouldn’t count.',
  ],
  [
    /\b(?:help\w*|fall\w*|fell|collaps\w*|break|broken|wrong way|upside down|tip\w*|knock\w*|true)\b/,
    ['DC', 'IC', 'NTA'],
    ({ name }) =>
      `I’m sure you meant to help. In these five minutes it may even go wrong, because ${name} learns from that, too.`,
  ],
  [
    /\b(?:suggest\w*|nice(?:ly)?|polite\w*|please|gentle|gently|offer\w*|idea|kind)\b/,
    ['DC', 'IC'],
    () => 'How kindly it’s said makes no difference to the count.',
  ],
  [
    /\b(?:wanted to know|curious|interested|interest|she liked|he liked|they liked|likes?|answered|enjoyed|told me|proud|happy)\b/,
    ['IQ', 'DQ'],
    ({ name }) => `Being curious about ${name} is a good thing; any other time of day, just ask.`,
  ],
];

const TAKES_THE_LEAD = 'Nothing bad about it; it just takes the lead for a moment.';
const MEANT_WELL = 'Nobody means it as criticism, and a quick “no” is all it takes.';
const ASKS_WHETHER_BAD = /\b(?:bad|wrong)\b/;

export function whyCounted({ line, counters: about, words }: PlayQuestion, asked: Asked) {
  if (!line) return undefined;
  const { child } = asked;
  if (line.speaker === 'child')
    return `${quoted(line.text)} is ${child.name}’s line, and only your own are counted. Say it back, and it’s a reflection of yours.`;
  const own = counterOfCode(line.code);
  const [named, other] = about;
  const isOther = named !== undefined && other === undefined && own !== undefined && named !== own;
  const isBad = own !== undefined && !isSkill(own) && ASKS_WHETHER_BAD.test(words);
  const opener = isOther
    ? `It isn’t one of the ${counters[named].many}.`
    : isBad
      ? 'There’s nothing bad about it.'
      : '';
  const reason = reasons.find(
    ([pattern, codes]) => codes.includes(line.code ?? '') && pattern.test(words),
  )?.[2](child);
  return [opener, `${quoted(line.text)} counts as ${kindOfLine(line)}.`, reason, rest()]
    .filter(Boolean)
    .join(' ');

  function rest() {
    if (own === undefined) return line?.code === 'UP' ? '' : CHANGE;
    if (isSkill(own))
      return `So yes, that’s one to keep, and ${child.name} won’t mind a few more like it tomorrow.`;
    if (!line) return '';
    const nothingBad = reason || isBad ? '' : own === 'criticisms' ? MEANT_WELL : TAKES_THE_LEAD;
    return `${nothingBad} Instead it could be: ${quoted(insteadOf(line))}`.trim();
  }
}
