// Of the answers that a message might want, the one that answers it best.
import { bodyOf } from '#coaching/answers/unasked-yes.ts';
import { entryOf, isInLibrary } from '#coaching/library/library.ts';
import type { Answerable, Guess, MessageReader, Reading } from './reading.ts';

/** Marking takes a few milliseconds each. */
const MOST_CASES = 4;
const MOST_TOPICS = 2;
const PLAIN_TOPIC = 0.5;
const PLAIN_CASE = 0.2;
/** A word or two may be a mood as well as a slip. */
const PLAIN_ACCIDENT = 0.4;
const LEAST_TOPIC = 0.1;
const LEAST_CASE = 0.02;
/** What is less likely than this, or than this share of the likeliest, is not worth the reading. */
const WORTH_A_CASE = 0.004;
const WORTH_A_TOPIC = 0.02;
const WORTH_BESIDE = 0.05;

export interface MarkedAnswer {
  readonly answer: Answerable;
  /** 1 is useless, 5 is what a good coach would have written. */
  readonly mark: number;
}

/** Marks are given among likely answers: to what has none they mean nothing. */
const saysNothing = ({ topics: [best], cases: [likeliest] }: Reading) =>
  (best?.share ?? 0) < LEAST_TOPIC && (likeliest?.share ?? 0) < LEAST_CASE;

/** Of what has not been `said` yet. */
export async function bestAnswer(
  reader: MessageReader,
  message: string,
  said = '',
): Promise<MarkedAnswer | undefined> {
  const reading = await reader.read(message);
  if (saysNothing(reading)) return undefined;
  const possible = likelyIn(reading).filter((answer) => !isIn(said, answer));
  const shares = await reader.mark(message, possible);
  return possible
    .map((answer, at) => ({ answer, mark: markOf(answer, shares[at] ?? 0, reading) }))
    .toSorted((a, b) => b.mark - a.mark)[0];
}

/** Where the topic is plain, nothing of another one but a case that is as plain. */
function likelyIn({ topics, cases }: Reading): Answerable[] {
  const [best] = topics;
  const isOpen = !best || best.share < PLAIN_TOPIC || !isInLibrary(best.of);
  const subjects = topics
    .filter(({ of, share }) => of !== 'typed-by-accident' || share >= PLAIN_ACCIDENT)
    .filter(isWorth(topics[0]?.share, WORTH_A_TOPIC))
    .map(({ of }) => of)
    .filter(isInLibrary);
  const ofTopic = cases.filter(({ of }) => isOpen || of.topic === best.of);
  const own = ofTopic.filter(isWorth(ofTopic[0]?.share, WORTH_A_CASE));
  const plainly = cases.slice(0, 1).filter((one) => one.share >= PLAIN_CASE && !own.includes(one));
  return [
    ...[...plainly, ...own]
      .slice(0, MOST_CASES)
      .map(({ of }) => ({ kind: 'case' as const, asked: of })),
    ...subjects
      .slice(0, isOpen ? MOST_TOPICS : 1)
      .map((subject) => ({ kind: 'subject' as const, subject })),
  ];
}

const isWorth =
  (best = 0, least: number) =>
  ({ share }: Guess<unknown>, at: number) =>
    at === 0 || share >= Math.max(least, WORTH_BESIDE * best);

/** From the three networks' opinions to the mark that readers gave, 1 to 5: fitted to answers that no network had learned the marks of. */
function markOf(answer: Answerable, share: number, { topics, cases }: Reading): number {
  const marked = logit(share);
  const topic = answer.kind === 'subject' ? answer.subject : answer.asked.topic;
  const ofTopic = Math.log((topics.find(({ of }) => of === topic)?.share ?? 0) + 0.003);
  if (answer.kind === 'subject') return 3.365 + 0.388 * marked + 0.403 * ofTopic;
  // The share of a case has that of its topic in it, which is too much of it here.
  const ofCase = Math.log((cases.find(({ of }) => of === answer.asked)?.share ?? 0) + 0.001);
  return 4.31 + 0.243 * marked + 0.454 * ofCase - 0.184 * ofTopic;
}

const logit = (share: number) => {
  const inside = Math.min(1 - 1e-4, Math.max(1e-4, share));
  return Math.log(inside / (1 - inside));
};

/** Names stand in what was said where the library has places. */
function isIn(said: string, answer: Answerable): boolean {
  const { say } = answer.kind === 'case' ? answer.asked : entryOf(answer.subject);
  const [longest = ''] = say.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length);
  return said.includes(bodyOf(longest));
}
