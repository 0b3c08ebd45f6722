// A message as the network reads it.

/** What somebody's name is read as. */
export interface Named {
  readonly name: string;
  readonly as: string;
}

/** Without accents, stretched letters and names. */
export function plainMessage(message: string, named: readonly Named[] = []): string {
  return withoutNames(bare(message), named)
    .replace(/([a-z])\1{2,}/gi, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

const FOR_HELP =
  /^(?:(?:do you )?(?:have|got) |(?:can|could) (?:you give me|i get|i have) |give me |i need |i could use |looking for )?(?:any |some |a few )?(?:tips?|advice|ideas?|suggestions?|pointers?|help) (?:for|on|about|with) (.+?)[?.!]*$/i;
/** These are asked about for sentences to say, or for the next play. */
const OF_PLAY =
  /\b(?:prais|describ|reflect|narrat|echo|play|game|toy|lego|block|doll|question|command|sentence|special time|next time|tomorrow|today|me$|us$|this$|that$|it$)/i;

/** “Any tips for haircuts?” asks what can be done about them. */
export function asQuestion(message: string): string {
  const about = FOR_HELP.exec(message)?.[1];
  return about && !OF_PLAY.test(about) ? `what can i do about ${about}?` : message;
}

const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019`\u00b4]/g, "'");

const withoutNames = (text: string, named: readonly Named[]) =>
  named.reduce((rest, { name, as }) => {
    const pattern = patternOf(name);
    return pattern ? rest.replace(pattern, as) : rest;
  }, text);

/** Where a name stands first, -1 where it does not. */
export function placeOf(name: string, text: string): number {
  const pattern = patternOf(name);
  return pattern ? bare(text).search(pattern) : -1;
}

/** A name may have accents, a hyphen, two words, or letters of any alphabet. */
function patternOf(name: string): RegExp | undefined {
  const parts = bare(name).match(/[\p{L}\p{N}]+/gu);
  if (!parts) return undefined;
  const whole = parts.join('[^\\p{L}\\p{N}]+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${whole}(?![\\p{L}\\p{N}])`, 'giu');
}

const LEAST_WORDS = 4;

/** Its sentences, short ones together with the next; a danger among much else is heard in one of them. */
export function sentencesOf(message: string): string[] {
  const sentences: string[] = [];
  for (const found of message.match(/[^.!?\n;]+[.!?\n;]*/g) ?? []) {
    const sentence = found.trim();
    const last = sentences.at(-1);
    const isAfterShort = last !== undefined && isShort(last);
    if (isAfterShort) sentences[sentences.length - 1] = `${last} ${sentence}`;
    // By itself as well, lest what comes before it hides it.
    if (!isAfterShort || !isShort(sentence)) sentences.push(sentence);
  }
  return sentences.filter(Boolean);
}

const isShort = (sentence: string) => sentence.split(' ').length < LEAST_WORDS;
