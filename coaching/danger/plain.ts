// A message as the patterns read it.

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

/** Without capitals, apostrophes, punctuation and slips of the finger. */
export function plain(message: string, names: readonly string[] = []): string {
  return (
    withoutNames(bare(message), names)
      .replace(/([a-z])\1{2,}/g, '$1')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
      // "No no no no" says it once, and is read in no time.
      .replace(/\b(\w+)(?: \1\b){2,}/g, '$1')
      .split(' ')
      .map(mended)
      .join(' ')
  );
}

const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u2018\u2019'`\u00b4]|\p{M}/gu, '');

/** A name may have accents, a hyphen, two words, or letters of any alphabet. */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    const parts = bare(name).match(/[\p{L}\p{N}]+/gu);
    if (!parts) return rest;
    const whole = `(?<![\\p{L}\\p{N}])${parts.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`;
    return rest.replace(new RegExp(whole, 'gu'), ' my child ');
  }, text);
}

const SLIPS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wnat: 'want',
    watn: 'want',
    wan: 'want',
    dnt: 'dont',
    u: 'you',
    ur: 'your',
    rn: 'right now',
  }),
);

function mended(word: string): string {
  if (word.length < 6 || word === 'breath') return SLIPS.get(word) ?? word;
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
