// What a message is about, with what was said before.
import type { ChatTurn } from '#coaching/context.ts';
import type { Case } from '#coaching/library/cases.ts';
import { isInLibrary, type LibraryTopic } from '#coaching/library/library.ts';
import { tellsOnlyAge } from '#coaching/stated-age.ts';
import { bestAnswer, type MarkedAnswer } from './best-answer.ts';
import { askedIn, besides, guessesOf, partsOf, toldIn } from './by-sentence.ts';
import { asksForLess, goesOnAfterThanks, namesPlay, namesRecording } from './leaning.ts';
import { takenOf } from './offers.ts';
import { decidedBy, toldBy } from './plain-words.ts';
import type { Guess, MessageReader, Reading } from './reading.ts';
import { isAboutThisPlay, isMove, isSmallTalk, type Move, type Topic } from './topics.ts';

/** What can be talked about, as against a move in the talk. */
export type Subject = Exclude<Topic, Move>;

export type Intent =
  | { readonly kind: 'subject'; readonly subject: Subject; readonly isSure: boolean }
  /** A particular question that has its own answer. */
  | { readonly kind: 'case'; readonly asked: Case; readonly isSure: boolean }
  | { readonly kind: 'move'; readonly move: Move; readonly subject: Subject | undefined }
  /** The parent tells how old the child is, and nothing else. */
  | { readonly kind: 'age'; readonly subject: LibraryTopic }
  /** Two are about as likely. */
  | { readonly kind: 'either'; readonly subjects: readonly [LibraryTopic, LibraryTopic] }
  /** The play could not be scored, and that is what the message is about. */
  | { readonly kind: 'not-scored' }
  /** What it might be, as far as there is anything to it. */
  | { readonly kind: 'unknown'; readonly guesses: readonly LibraryTopic[] };

/** Chosen on the messages of a writer from whom the network has not learned: eval/coach says what they come to. */
const SURE = 0.3;
const LIKELY = 0.2;
/** An answer of such a mark is given; one of the second rather than nothing, with a doubt. */
const GOOD = 2;
const FAIR = 1.2;
const PLAINLY_GOOD = 3.5;
/** What is said in a few words after a play without a score is about something else only if it is as plain as this. */
const PLAINLY_ELSE = 0.5;
const FEW_WORDS = 8;
/** A word such as “bummer” looks like a slip of the thumb as well. */
const PLAINLY_NOTHING = 0.5;
/** A move as plain as this goes before more of the same subject. */
const PLAIN_MOVE = 0.2;
/** Two of the library that are closer than this are asked about. */
const NEAR = 0.05;
/** What a follow-up leans on, in messages. */
const LEANS_ON = 2;
/** What sounds like a move in the talk has an answer of its own from such a mark on; what could not be plainer, from the second. */
const BETTER_THAN_MOVE = 2.6;
const BETTER_THAN_PLAINEST = 4;
const PLAINEST_MOVE = 0.8;
/** As plain as “How did I do?” is. */
const ABOUT_NO_PLAY = 0.6;
/** A long talk is not read anew with each message. */
const FURTHEST_BACK = 6;

export async function intentOf(
  reader: MessageReader,
  history: readonly ChatTurn[],
  message: string,
  { hasPlay = true, isScored = true } = {},
): Promise<Intent> {
  const read = withoutMisheard(await reader.read(message), message);
  const reading = hasPlay ? read : withoutPlay(read, message);
  const chosen = takenOf(history.at(-1)?.content ?? '', message, reading);
  if (chosen) return { kind: 'subject', subject: chosen, isSure: true };
  if (tellsOnlyAge(message)) {
    const subject = await subjectBefore(reader, history);
    if (subject && isInLibrary(subject)) return { kind: 'age', subject };
  }
  const decided = decidedBy(message);
  if (decided) return intentFor(reader, history, decided, true);
  const [best, next] = reading.topics;
  const written = await writtenFor(reader, history, message, reading);
  const small =
    written && written.mark >= BETTER_THAN_MOVE
      ? undefined
      : await smallStep(reader, history, message, best);
  if (small) return small;
  const isPlain =
    best && isInLibrary(best.of) && best.share >= (isNothing(best.of) ? PLAINLY_NOTHING : SURE);
  const isOtherThing = isPlain && (best.share >= PLAINLY_ELSE || !isInFewWords(message));
  const mayBeMissed = isInFewWords(message) || namesPlay(message) || namesRecording(message);
  const isOpenMiss = !isScored && isFirst(history) && mayBeMissed;
  if (isOpenMiss && !isOtherThing && !isAnswered(message, written)) return { kind: 'not-scored' };
  if (written && (isPlain || written.mark >= GOOD)) return { ...written.answer, isSure: true };
  if (best?.of === 'not-what-i-asked' && best.share >= LIKELY)
    return askedAgain(reader, history, message);
  if (best && best.share >= SURE) return intentFor(reader, history, best.of, true);
  const told = toldBy(message);
  if (told) return intentFor(reader, history, told, true);
  const parts = await partsOf(reader, message);
  const inStory = askedIn(parts);
  if (inStory) return intentFor(reader, history, inStory.of, true);
  if (!best || !isMove(best.of) || best.share < PLAIN_MOVE) {
    const continued = await continuedSubject(reader, history, message);
    if (continued) return { kind: 'move', move: 'more-detail', subject: continued };
  }
  if (best && best.share >= LIKELY) {
    const both = nearPair(best, next);
    if (both) return { kind: 'either', subjects: both };
    return intentFor(reader, history, best.of, false);
  }
  const rescued = toldIn(parts, reading);
  if (rescued) return intentFor(reader, history, rescued.of, false);
  if (written && written.mark >= FAIR) return { ...written.answer, isSure: false };
  return { kind: 'unknown', guesses: guessesOf(reading, parts) };
}

const isFirst = (history: readonly ChatTurn[]) => history.every(({ role }) => role !== 'user');

/** What nothing else answers well is about the play just had, the more so if it is said in a few words. */
const isAnswered = (message: string, written: MarkedAnswer | undefined) =>
  written !== undefined &&
  !isNoAnswer(written) &&
  written.mark >= (isInFewWords(message) ? PLAINLY_GOOD : GOOD);

const isInFewWords = (message: string) => message.trim().split(/\s+/).length <= FEW_WORDS;

const isNoAnswer = ({ answer }: MarkedAnswer) =>
  answer.kind === 'subject' && isNothing(answer.subject);

const isNothing = (topic: Topic) => ['off-topic', 'typed-by-accident'].includes(topic);

const FOLLOWING: ReadonlySet<Topic> = new Set<Topic>([
  'another',
  'dont-understand',
  'more-detail',
  'other-child',
  'which-ones',
]);

/** What sounds like a follow-up and follows nothing. */
const leansOnNothing = (topic: Topic, history: readonly ChatTurn[]) =>
  FOLLOWING.has(topic) && (history.length === 0 || (topic === 'other-child' && isFirst(history)));

/** “How long?” and “tried that, no luck” are moves; “how long is too long for one of his fits” and “and if he says no” are questions, and “does it get better” may be about anything. */
const ASKABLE: ReadonlySet<Topic> = new Set<Topic>([
  'another',
  'did-i-do-right',
  'how-long',
  'is-that-normal',
  'more-detail',
  'one-thing',
  'other-child',
  'when-to-get-help',
  'why',
]);
const LEAST_WORDS = 4;
const ASKS = /\b(?:how|if|what|when)\b/i;
const mayBeAsked = (topic: Topic, message: string) =>
  message.trim().split(/\s+/).length >= LEAST_WORDS &&
  (topic === 'did-not-work'
    ? ASKS.test(message)
    : ASKABLE.has(topic) || (isAboutThisPlay(topic) && !namesPlay(message)));

const NEXT_STEPS: ReadonlySet<Topic> = new Set<Topic>(['next-goal', 'what-to-improve']);

/** “And next time?” after bedtime is about bedtime, and not about the next play. */
async function smallStep(
  reader: MessageReader,
  history: readonly ChatTurn[],
  message: string,
  best: Guess<Topic> | undefined,
): Promise<Intent | undefined> {
  if (!best || !NEXT_STEPS.has(best.of) || namesPlay(message)) return undefined;
  const subject = await subjectBefore(reader, history);
  return subject && isInLibrary(subject) ? { kind: 'move', move: 'one-thing', subject } : undefined;
}

/** Who says more than thanks wants an answer to that, and “cutting it short” is no wish for fewer words. */
function withoutMisheard(reading: Reading, message: string): Reading {
  const saysMore = goesOnAfterThanks(message);
  const isMisheard = (of: Topic) =>
    (saysMore && isSmallTalk(of)) || (of === 'shorter' && !asksForLess(message));
  return { ...reading, topics: reading.topics.filter(({ of }) => !isMisheard(of)) };
}

/** Who has not played yet asks about a play only in so many words. */
function withoutPlay(reading: Reading, message: string): Reading {
  const [best] = reading.topics;
  if (!best || best.share >= ABOUT_NO_PLAY || namesPlay(message)) return reading;
  return { ...reading, topics: reading.topics.filter(({ of }) => !isAboutThisPlay(of)) };
}

/** What is about this play, or a move in the talk, has no written answer, if it is at all plain. What follows on something is read with it. */
async function writtenFor(
  reader: MessageReader,
  history: readonly ChatTurn[],
  message: string,
  { topics: [best] }: Reading,
): Promise<MarkedAnswer | undefined> {
  const isElse = best && !isInLibrary(best.of) && best.share >= PLAIN_MOVE;
  const isPlainMove = isElse && !leansOnNothing(best.of, history);
  if (isPlainMove && !mayBeAsked(best.of, message)) return undefined;
  const contentOf = (role: ChatTurn['role']) =>
    history.filter((turn) => turn.role === role).map(({ content }) => content);
  const told = contentOf('user').slice(-LEANS_ON);
  // Asked once more, it goes on where it was.
  const isAsked = told.length === 0 || told.includes(message);
  if (isAsked) return isPlainMove ? undefined : bestAnswer(reader, { before: '', message });
  const said = contentOf('assistant').join('\n');
  const found = await bestAnswer(reader, { before: told.join('. '), message }, said);
  const least = best && best.share >= PLAINEST_MOVE ? BETTER_THAN_PLAINEST : BETTER_THAN_MOVE;
  return isPlainMove && found && found.mark < least ? undefined : found;
}

async function intentFor(
  reader: MessageReader,
  history: readonly ChatTurn[],
  topic: Topic,
  isSure: boolean,
): Promise<Intent> {
  if (!isMove(topic)) return { kind: 'subject', subject: topic, isSure };
  return { kind: 'move', move: topic, subject: await subjectBefore(reader, history) };
}

/** "That’s not what I asked" alone, or with the question in other words. */
async function askedAgain(
  reader: MessageReader,
  history: readonly ChatTurn[],
  message: string,
): Promise<Intent> {
  const parts = await partsOf(reader, message);
  const again = besides(parts, 'not-what-i-asked');
  if (again) return intentFor(reader, history, again.of, true);
  const rest = parts.filter(({ best }) => best.of !== 'not-what-i-asked');
  const inOtherWords = rest.map(({ sentence }) => sentence).join(' ');
  const written = inOtherWords && (await anew(reader, history, inOtherWords));
  if (written && written.mark >= FAIR) return { ...written.answer, isSure: true };
  const subject = await subjectBefore(reader, history);
  const goesOn = parts.length > 1 && subject !== undefined && isInLibrary(subject);
  return { kind: 'move', move: goesOn ? 'more-detail' : 'not-what-i-asked', subject };
}

/** The same question, without what was answered to it. */
function anew(reader: MessageReader, history: readonly ChatTurn[], message: string) {
  const contentOf = (role: ChatTurn['role']) =>
    history.findLast((turn) => turn.role === role)?.content ?? '';
  return bestAnswer(reader, { before: contentOf('user'), message }, contentOf('assistant'));
}

/** What tells little by itself may be more about what was talked about: then both together are still about that. */
async function continuedSubject(
  reader: MessageReader,
  history: readonly ChatTurn[],
  message: string,
): Promise<LibraryTopic | undefined> {
  const before = await toldBefore(reader, history);
  const last = history.findLast(({ role }) => role === 'user');
  if (!last || !before || !isInLibrary(before.subject)) return undefined;
  for (const told of new Set([last.content, before.message])) {
    const [both] = (await reader.read(`${told} ${message}`)).topics;
    if (both?.of === before.subject) return before.subject;
  }
  return undefined;
}

function nearPair(best: Guess<Topic>, next: Guess<Topic> | undefined) {
  if (!next || best.share >= SURE || best.share - next.share > NEAR || next.share < LIKELY)
    return undefined;
  if (!isInLibrary(best.of) || !isInLibrary(next.of)) return undefined;
  return [best.of, next.of] as const;
}

/** The newest subject of the parent's. */
const subjectBefore = async (reader: MessageReader, history: readonly ChatTurn[]) =>
  (await toldBefore(reader, history))?.subject;

/** With the message that told it. */
async function toldBefore(reader: MessageReader, history: readonly ChatTurn[]) {
  for (let at = history.length - 1; at >= Math.max(0, history.length - 2 * FURTHEST_BACK); at--) {
    const turn = history[at];
    if (turn?.role !== 'user' || tellsOnlyAge(turn.content)) continue;
    const subject = await ownSubject(reader, history.slice(0, at), turn.content);
    if (subject) return { subject, message: turn.content };
  }
  return undefined;
}

async function ownSubject(
  reader: MessageReader,
  before: readonly ChatTurn[],
  message: string,
): Promise<Subject | undefined> {
  const reading = await reader.read(message);
  const chosen = takenOf(before.at(-1)?.content ?? '', message, reading);
  if (chosen) return chosen;
  const [best] = reading.topics;
  const written = await writtenFor(reader, before, message, reading);
  if (written && written.mark >= GOOD)
    return written.answer.kind === 'case' ? written.answer.asked.topic : written.answer.subject;
  return best && best.share >= LIKELY && !isMove(best.of) ? best.of : undefined;
}
