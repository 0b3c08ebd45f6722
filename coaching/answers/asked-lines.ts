// Answers about single lines of a play: which ones, why one counts and another does not, the least sure and the hardest.
import type { ChildWords, CoachedPlay, CoachLine } from '#coaching/context.ts';
import { lineNamedIn } from '#coaching/play-questions/named-line.ts';
import { plainWords } from '#coaching/play-questions/plain-words.ts';
import { capitalized } from '#domain/pronoun-words.ts';
import { quoted } from '#domain/quote.ts';
import { ASKS_WHAT_TO_PRAISE, couldBePraised } from './could-be-praised.ts';
import { insteadOfQuestion } from './instead-of-question.ts';
import { DOING } from './play-words.ts';
import { bare, isClean, linesWith } from './quotable.ts';
import type { Asked } from './this-play.ts';

/** Of one kind, when all of them are asked for. */
const MOST_READ = 8;
const SEE = 'You’ll find every line under “See what was said.”';

const kinds: Readonly<Record<string, string>> = {
  LP: 'praise, because it says that you liked something and exactly what',
  UP: 'plain praise: it’s warm, but it doesn’t say what for, and only praise with a reason is counted',
  RF: 'reflection, because it says back what was just said',
  BD: 'describing, because it says what’s being done right now',
  IQ: 'a question, because it asks for an answer',
  DQ: 'a question, because it asks for an answer, even a short yes or no',
  DC: 'a command, because it says what to do',
  IC: 'a command, because it asks for something to be done, even if it’s put nicely',
  NTA: 'a correction, because it says that something wasn’t right',
  TA: 'ordinary talk, which counts neither for nor against you',
};

/** Those that count, by what is being counted. */
export function whichLines(codes: readonly string[], { play, said, last }: Asked): string {
  const all = linesWith(play, codes, '');
  const more = all.filter(({ text }) => !last.includes(bare(text))).slice(0, MOST_READ);
  if (all.length === 0)
    return `I can’t read them out, because I didn’t hear the words clearly enough, and I’d rather not put words in your mouth. ${SEE}`;
  if (more.length === 0)
    return `The ones I just read are all I heard clearly; and I’d rather not misquote the rest. ${SEE}`;
  const opener = more.some(({ text }) => said.includes(bare(text))) ? 'Here they are' : 'These';
  return `${opener}: ${more.map(({ text }) => quoted(text)).join(' ')} ${SEE}`;
}

export function leastSure({ play }: Asked): string {
  const [line] = play.lines
    .filter((one) => one.speaker === 'parent' && one.code !== null && isClean(one))
    .toSorted((a, b) => a.confidence - b.confidence);
  if (!line) return `I don’t have a line I could name. ${SEE}`;
  return `This is the one I’m least sure of: ${quoted(line.text)} Its words came through least clearly, and I took it for ${kindOfLine(line)}. If that’s not how it was, tap it under “See what was said” and correct it; the counts follow.`;
}

export function hardest({ play, child }: Asked): string {
  if (play.isFirst)
    return 'After a first play I don’t go looking for low points, and you shouldn’t either. You sat down and played, and that was the hard part.';
  const line =
    linesWith(play, ['NTA'], '')[0] ??
    linesWith(play, ['DC', 'IC'], '')[0] ??
    linesWith(play, ['IQ', 'DQ'], '')[0];
  if (!line) return `I didn’t hear a line I’d take back. ${child.name} had plenty of room today.`;
  return `If I had to pick one, it’d be this: ${quoted(line.text)} Nothing bad about it; it just takes the lead away from ${child.name} for a moment. Instead it could be: ${quoted(insteadOf(line))}`;
}

export const insteadOf = ({ code, text }: CoachLine) =>
  code === 'IQ' || code === 'DQ'
    ? insteadOfQuestion(text)
    : code === 'NTA'
      ? 'You’re trying it another way.'
      : 'You choose where it goes.';

/** “a question, because it asks for an answer”. */
export const kindOfLine = ({ code }: CoachLine) => kinds[code ?? ''] ?? 'ordinary talk';

const countsAs = (line: CoachLine) => `${quoted(line.text)} counts as ${kindOfLine(line)}.`;

/** The line that a message speaks of: quoted in it, sharing words with it, or the one that was read out last. */
function lineMeant({ play, message, last }: Asked): CoachLine | undefined {
  const own = play.lines.filter((one) => one.speaker === 'parent' && one.code && isClean(one));
  const named = lineNamedIn(plainWords(message), { ...play, lines: own });
  if (named) return named.line;
  const words = new Set(contentWords(message));
  const shared = (line: CoachLine) => contentWords(line.text).filter((word) => words.has(word));
  const [best] = own.toSorted((a, b) => shared(b).length - shared(a).length);
  if (best && shared(best).length >= 2) return best;
  const read = own.filter(({ text }) => last.includes(bare(text)));
  return read.toSorted((a, b) => last.indexOf(bare(b.text)) - last.indexOf(bare(a.text))).at(-1);
}

const COMMON = new Set(
  'that this with what have said says just like when your youre dont count counted line were they them then does praise question command'.split(
    ' ',
  ),
);
const contentWords = (text: string) =>
  (
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[a-z]{4,}/g) ?? []
  ).filter((word) => !COMMON.has(word));

export function whyCoded(asked: Asked): string {
  const line = lineMeant(asked);
  const change = 'If you see it differently, tap the line under “See what was said” and change it.';
  return line
    ? `${countsAs(line)} ${change}`
    : `Each sentence gets its code from what it does: naming something you liked, saying words back, saying what ${asked.child.name} is doing, asking, telling, or correcting. Tap the line under “See what was said” and you’ll see the reason, and you can change it right there.`;
}

const rules: readonly (readonly [RegExp, string])[] = [
  [
    /prais|good (?:job|girl|boy)|well done|clever|nice|wow|great|thank/i,
    'Praise counts when it says what for. “Good girl” is warm, but “Good girl, you waited” is the kind that counts.',
  ],
  [
    /reflect|repeat|said back/i,
    'Reflection counts when it says back what was said just before, in nearly the same words. A sound, or a word much later, usually doesn’t.',
  ],
  [
    /descri|narrat/i,
    'Describing counts when it says what your child’s hands are doing right now: “You’re turning the bridge.” What things look like, or what you do yourself, doesn’t.',
  ],
  [
    /command|told|order/i,
    'A command counts when it tells or asks for something to be done. It can hide behind “let’s” or “can you,” and one said in the middle of a longer sentence is easily missed.',
  ],
];

/** One warm word that was said. */
const CHEER = /\bI (?:said|say) ["'“‘](\w+(?: \w+)?)["'”’]/i;

const GOOD_JOB = /\b((?:good|great|nice) (?:job|girl|boy|work)|well done|way to go)\b/i;

export function whyNotCounted(asked: Asked): string {
  const [said] = GOOD_JOB.exec(asked.message) ?? [];
  if (said) return notPraise(capitalized(said.toLowerCase()), asked);
  const line = lineMeant({ ...asked, last: '' });
  if (line)
    return `I have that one: ${quoted(line.text)} It went down as ${kindOfLine(line)}. If you meant it otherwise, tap it under “See what was said” and change it.`;
  const cheer = CHEER.exec(asked.message)?.[1];
  if (cheer)
    return `“${capitalized(cheer)}” is warm, and ${asked.child.name} hears that, but to me it’s ordinary talk: praise counts when it says what for. So keep it and add the reason: “${capitalized(cheer)}, I like how you did that all by yourself!”`;
  const rule = rules.find(([words]) => words.test(asked.message))?.[1];
  return `It was either misheard or went down as ordinary talk. ${rule ?? 'Only lines that praise with a reason, say words back, describe, ask, tell or correct are counted; the rest is neutral.'} Look for it under “See what was said”: if it’s there, tap it and change what it counts as.`;
}

/** What was praised, said in the same breath. */
function notPraise(said: string, { play, child }: Asked): string {
  const [line] = linesWith(play, ['BD'], '');
  const what = DOING.exec(line?.text.trim() ?? '')?.[1] ?? 'sharing the blocks';
  return `“${said}” is warm, and ${child.name} likes to hear it, but it doesn’t say what for, so it isn’t in the count. Put the reason in the same breath, “${said}${/girl|boy/.test(said) ? ', you’re' : ''} ${what}!” and it’s praise that counts. A line that only says what’s being done counts as describing, without any praise in it.`;
}

const HOW_MANY = /\bhow many\b/i;

export function plainPraise({ play, child, message }: Asked): string {
  if (ASKS_WHAT_TO_PRAISE.test(message)) return couldBePraised(play, child);
  const plain = play.lines.filter(
    (one) => one.speaker === 'parent' && one.code === 'UP' && isClean(one),
  );
  const [labeled] = linesWith(play, ['LP'], '');
  const good = labeled ? `The kind to keep is this: ${quoted(labeled.text)}` : '';
  if (plain.length === 0)
    return labeled
      ? `${HOW_MANY.test(message) ? `All of them, about ${play.counts.labeledPraises}: a bare “good job” isn’t in that number.` : 'No, the ones I counted say what for.'} ${good} That’s the good kind: ${child.name} knows exactly what to do again.`
      : 'I don’t have any praise that I heard clearly enough to judge. The good kind says what for: “Good job pouring so slowly.”';
  return `Yes, I heard ${plain.length === 1 ? 'one' : 'a few'} without a reason: ${quoted(plain[0]?.text ?? '')} That’s friendly; just add what it was for, in the same breath: “Good job closing the lid.” ${good}`.trim();
}

/** The codes that a count is about. */
export const codesOf: Readonly<Record<string, readonly string[]>> = {
  'count-praise': ['LP'],
  'plain-praise': ['LP'],
  'count-reflections': ['RF'],
  'count-descriptions': ['BD'],
  'count-questions': ['IQ', 'DQ'],
  'turn-my-question': ['IQ', 'DQ'],
  'count-commands': ['DC', 'IC'],
};

export const isHeldBack = (codes: readonly string[]) =>
  !['LP', 'RF', 'BD'].includes(codes[0] ?? '');

/** After a first play only what went well is read out. */
export const notAfterFirst = ({ name }: ChildWords, { counts }: CoachedPlay) =>
  `After a first play I only read out what went well, and you had about ${counts.labeledPraises + counts.reflections + counts.behaviorDescriptions} lines of that with ${name}. If you’re curious about the rest, it’s all there under “See what was said.”`;
