// What a message is about, with what was said before.
import type { ChatTurn } from '#coaching/context.ts';
import { entryOf, isInLibrary, type LibraryTopic, library } from '#coaching/library/library.ts';
import { tellsOnlyAge } from '#coaching/stated-age.ts';
import type { Guess, MessageReader, Reading } from './reading.ts';
import { isMove, type Move, type Topic } from './topics.ts';

/** What can be talked about, as against a move in the talk. */
export type Subject = Exclude<Topic, Move>;

export type Intent =
  | { readonly kind: 'subject'; readonly subject: Subject; readonly isSure: boolean }
  | { readonly kind: 'move'; readonly move: Move; readonly subject: Subject | undefined }
  /** The parent tells how old the child is, and nothing else. */
  | { readonly kind: 'age'; readonly subject: LibraryTopic }
  /** Two are about as likely. */
  | { readonly kind: 'either'; readonly subjects: readonly [LibraryTopic, LibraryTopic] }
  /** What it might be, as far as there is anything to it. */
  | { readonly kind: 'unknown'; readonly guesses: readonly LibraryTopic[] };

/** Chosen on the messages of a writer from whom the network has not learned: eval/coach says what they come to. */
const SURE = 0.3;
const LIKELY = 0.12;
/** Worth offering. */
const POSSIBLE = 0.05;
/** Two of the library that are closer than this are asked about. */
const NEAR = 0.05;
/** A long talk is not read anew with each message. */
const FURTHEST_BACK = 6;

export async function intentOf(
  reader: MessageReader,
  history: readonly ChatTurn[],
  message: string,
): Promise<Intent> {
  const reading = await reader.read(message);
  const chosen = chosenOf(history, message, reading);
  if (chosen) return { kind: 'subject', subject: chosen, isSure: true };
  if (tellsOnlyAge(message)) {
    const subject = await subjectBefore(reader, history);
    if (subject && isInLibrary(subject)) return { kind: 'age', subject };
  }
  const [best, next] = reading.topics;
  if (!best || best.share < SURE) {
    const continued = await continuedSubject(reader, history, message);
    if (continued) return { kind: 'move', move: 'more-detail', subject: continued };
  }
  if (!best || best.share < LIKELY) return { kind: 'unknown', guesses: guessesOf(reading) };
  if (isMove(best.of))
    return { kind: 'move', move: best.of, subject: await subjectBefore(reader, history) };
  const both = nearPair(best, next);
  if (both) return { kind: 'either', subjects: both };
  return { kind: 'subject', subject: best.of, isSure: best.share >= SURE };
}

/** What tells little by itself may be more about what was talked about: then both together are still about that. */
async function continuedSubject(
  reader: MessageReader,
  history: readonly ChatTurn[],
  message: string,
): Promise<LibraryTopic | undefined> {
  const before = await subjectBefore(reader, history);
  const last = history.findLast(({ role }) => role === 'user');
  if (!last || !before || !isInLibrary(before)) return undefined;
  const [both] = (await reader.read(`${last.content} ${message}`)).topics;
  return both?.of === before ? before : undefined;
}

/** Offered, not answered. */
function guessesOf({ topics }: Reading): LibraryTopic[] {
  const possible = topics.filter(({ share }) => share >= POSSIBLE).map(({ of }) => of);
  return possible.filter(isInLibrary).slice(0, 2);
}

function nearPair(best: Guess<Topic>, next: Guess<Topic> | undefined) {
  if (!next || best.share >= SURE || best.share - next.share > NEAR || next.share < LIKELY)
    return undefined;
  if (!isInLibrary(best.of) || !isInLibrary(next.of)) return undefined;
  return [best.of, next.of] as const;
}

/** The newest subject of the parent's. */
async function subjectBefore(
  reader: MessageReader,
  history: readonly ChatTurn[],
): Promise<Subject | undefined> {
  for (let at = history.length - 1; at >= Math.max(0, history.length - 2 * FURTHEST_BACK); at--) {
    const turn = history[at];
    if (turn?.role !== 'user' || tellsOnlyAge(turn.content)) continue;
    const intent = await ownIntent(reader, history.slice(0, at), turn.content);
    if (intent) return intent;
  }
  return undefined;
}

async function ownIntent(
  reader: MessageReader,
  before: readonly ChatTurn[],
  message: string,
): Promise<Subject | undefined> {
  const reading = await reader.read(message);
  const chosen = chosenOf(before, message, reading);
  if (chosen) return chosen;
  const [best] = reading.topics;
  return best && best.share >= LIKELY && !isMove(best.of) ? best.of : undefined;
}

/** Said after the answer to the likelier of two. */
export const orRather = (other: string) =>
  `If it’s more about ${other}, just say yes and I’ll go there.`;

const OFFERED = new RegExp(orRather('(.+?)').replace(/[.]/g, '\\.').replace('(\\.+?)', '(.+?)'));
const TAKEN = /^\W*(?:yes|yeah|yep|sure|right|exactly|the (?:second|other|latter|last))\b/i;

/** Where the coach has just offered another subject: that one, if it was meant. */
function chosenOf(
  history: readonly ChatTurn[],
  message: string,
  { topics }: Reading,
): LibraryTopic | undefined {
  const offered = topicNamed(OFFERED.exec(history.at(-1)?.content ?? '')?.[1]);
  if (!offered) return undefined;
  return TAKEN.test(message) || topics[0]?.of === offered ? offered : undefined;
}

const topicNamed = (name: string | undefined) =>
  (Object.keys(library) as LibraryTopic[]).find((topic) => entryOf(topic).name === name);
