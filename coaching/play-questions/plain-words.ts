// A message as the patterns of this folder read it: sentences of bare words, contractions written out, numbers as digits.

const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can not|cannot|cant|can't)\b/g, 'can not'],
  [/\b(?:wont|won't)\b/g, 'will not'],
  [/\b(is|are|was|were|do|does|did|has|have|had|could|would|should)n'?t\b/g, '$1 not'],
  [/\b(what|that|it|who|where|how|there|here)'?s\b(?! (?:own)\b)/g, '$1 is'],
  [/\b(she|he)'?s\b/g, '$1 is'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\byoure\b/g, 'you are'],
  [/\btheyre\b/g, 'they are'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(i|you|we|they)'ve\b/g, '$1 have'],
  [/\bi'd\b/g, 'i would'],
  [/\b(should|could|would)(?: of|a|'?ve)\b/g, '$1 have'],
  [/\b(should|could|would) have (i|we|you)\b/g, '$1 $2 have'],
  [/\b(should|could|would) (i|we|you) (?:of|a)\b/g, '$1 $2 have'],
  [/\blet'?s\b/g, 'let us'],
  [/\bu\b/g, 'you'],
  [/\br\b/g, 'are'],
  [/\bur\b/g, 'your'],
  [/\b(?:shd|shld)\b/g, 'should'],
];

/** “One” is mostly no number: “which one”. */
const NUMBERS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const STRETCHED = /([a-z])\1{2,}/g;

/** Words alone; what ends a sentence stands as a word of its own. */
export function plainWords(text: string): string[] {
  const straight = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019`\u00b4]/g, "'")
    .replace(STRETCHED, '$1$1');
  const whole = CONTRACTED.reduce((rest, [from, to]) => rest.replace(from, to), straight);
  return (whole.match(/[a-z0-9]+|[.?!;\n]+/g) ?? []).map(word);
}

function word(found: string): string {
  if (!/[a-z0-9]/.test(found)) return END;
  if (found === 'zero') return '0';
  const number = NUMBERS.indexOf(found);
  return number < 0 ? found : String(number + 2);
}

export const END = '.';

const OPENERS =
  /^(?:(?:ok|okay|so|and|but|wait|hi|hey|hello|um|uh|hm|hmm|ugh|wow|omg|ouch|oh|well|also|then|yeah|yes|no|lol|haha|thanks|thank you|cool|great|sorry|honestly|seriously|really|quick question|just curious|just wondering|question|curious|i guess|be honest|tell me|can you tell me|could you tell me|do you know|i wonder|i was wondering|wondering|i want to know|i would like to know) )+/;
const CLOSERS =
  /(?: (?:lol|haha|please|pls|plz|thanks|thank you|thx|tbh|honestly|though|tho|exactly|then|anyway|by the way|btw|today|again|be honest|just curious|or what|or not|or no|right|at all|mychild))+$/;

/** Without what people put before and after a question. */
export const sentencesOf = (words: readonly string[]): string[] =>
  words
    .join(' ')
    .split(END)
    .map((sentence) => ` ${sentence.trim()} `.trim().replace(OPENERS, '').replace(CLOSERS, ''))
    .filter(Boolean);
