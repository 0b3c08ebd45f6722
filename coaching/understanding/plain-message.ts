// A message as the network reads it.

/** Without accents and stretched letters, and with the children's names as "my child". */
export function plainMessage(message: string, names: readonly string[] = []): string {
  return withoutNames(bare(message), names)
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

/** A name may have accents, a hyphen, two words, or letters of any alphabet. */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    const parts = bare(name).match(/[\p{L}\p{N}]+/gu);
    if (!parts) return rest;
    const whole = `(?<![\\p{L}\\p{N}])${parts.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`;
    return rest.replace(new RegExp(whole, 'giu'), 'my child');
  }, text);
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
