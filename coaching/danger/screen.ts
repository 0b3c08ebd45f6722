// Looks for danger in what a parent writes, before anything else reads it. It would rather be wrong than miss.
import { childHurt } from './child-hurt.ts';
import { hearCue, isMakeBelieve } from './cues.ts';
import type { Danger } from './danger.ts';
import { withoutFigures } from './figures.ts';
import { losingControl } from './losing-control.ts';
import { hearAbuse, hearMeaning } from './meaning.ts';
import { medical } from './medical.ts';
import { selfHarm } from './self-harm.ts';
import { violence } from './violence.ts';

/** In the order in which help is most urgent: where two fit, the first is answered. */
const screens: readonly (readonly [Danger, readonly RegExp[]])[] = [
  ['medical', medical],
  ['self-harm', selfHarm],
  ['losing-control', losingControl],
  ['child-hurt', childHurt],
  ['violence', violence],
];

/** Words that must be known even when they are mistyped. */
const VITAL_WORDS = [
  'suicide',
  'suicidal',
  'unconscious',
  'breathing',
  'breathe',
  'overdose',
  'seizure',
  'bleeding',
  'molested',
  'poisoned',
  'swallowed',
] as const;

/** `names` are the children's: "I hit Noah" is said of a child. */
export function screenForDanger(
  message: string,
  names: readonly string[] = [],
): Danger | undefined {
  const text = withoutFigures(plain(message, names));
  const found = screens.find(([, patterns]) => patterns.some((one) => one.test(text)));
  if (found) return found[0];
  if (isMakeBelieve(text)) return hearAbuse(text);
  return hearCue(text) ?? hearAbuse(text) ?? hearMeaning(text);
}

/** Without capitals, apostrophes, punctuation and slips of the finger. */
function plain(message: string, names: readonly string[]): string {
  const known = new Set(names.map((name) => name.toLowerCase()));
  return (
    message
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u2018\u2019'`\u00b4]|\p{M}/gu, '')
      .replace(/([a-z])\1{2,}/g, '$1')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
      // "No no no no" says it once, and is read in no time.
      .replace(/\b(\w+)(?: \1\b){2,}/g, '$1')
      .split(' ')
      .map((word) => (known.has(word) ? 'my child' : mended(word)))
      .join(' ')
  );
}

const SLIPS: Readonly<Record<string, string>> = {
  wnat: 'want',
  watn: 'want',
  wan: 'want',
  dnt: 'dont',
  u: 'you',
  ur: 'your',
  rn: 'right now',
};

function mended(word: string): string {
  if (word.length < 6 || word === 'breath') return SLIPS[word] ?? word;
  return VITAL_WORDS.find((vital) => isOneSlipAway(word, vital)) ?? word;
}

/** One letter more, less or other, or two changed about. */
function isOneSlipAway(word: string, vital: string): boolean {
  if (Math.abs(word.length - vital.length) > 1 || word[0] !== vital[0]) return false;
  let at = 0;
  while (at < word.length && word[at] === vital[at]) at += 1;
  const [restOfWord, restOfVital] = [word.slice(at), vital.slice(at)];
  return (
    restOfWord.slice(1) === restOfVital.slice(1) ||
    restOfWord.slice(1) === restOfVital ||
    restOfWord === restOfVital.slice(1) ||
    (restOfWord.slice(2) === restOfVital.slice(2) &&
      restOfWord[0] === restOfVital[1] &&
      restOfWord[1] === restOfVital[0])
  );
}
