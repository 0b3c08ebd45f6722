// What a child said, as a parent can say it back: “I make soup” becomes “You’re making soup!”
import { capitalized } from '#domain/pronoun-words.ts';
import { bare } from './quotable.ts';

/** What calls for somebody's eyes or ears, and is no part of what is told. */
const CALLS =
  /^(?:(?:look(?! at)|see|hey|mommy|mom|mama|daddy|dad|papa|okay|ok|oh|wow|and|but|so|now|then|watch|yay|um|uh)\b[,!. ]*)+/i;

/** What is no doing takes no “-ing”. */
const STATES = new Set(
  'want like love need have know think see can cant could did dont do will wont was had got am said made put went found found saw took just'.split(
    ' ',
  ),
);

const yours: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  "i'm": 'you’re',
  im: 'you’re',
  "i'll": 'you’ll',
  "i've": 'you’ve',
  am: 'are',
};

const VOWEL = /[aeiou]/;

/** “Make” becomes “making”, “dig” “digging”. */
export function doing(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  const isShort = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) && VOWEL.test(verb);
  return isShort ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** Undefined where nothing is left to say back. */
export function saidBack(text: string): string | undefined {
  const told = bare(text).replace(CALLS, '');
  if (!told) return undefined;
  const words = told.replace(/’/g, "'").split(' ');
  const [first = '', verb = ''] = words.map((word) => word.toLowerCase());
  const isDoing =
    first === 'i' && /^[a-z]+$/.test(verb) && !STATES.has(verb) && !verb.endsWith('ed');
  const turned = isDoing ? ['you’re', doing(verb), ...words.slice(2)] : words;
  const own = turned.map((word) => yours[word.toLowerCase()] ?? word);
  return `${capitalized(own.join(' ').replace(/'/g, '’'))}!`;
}
