// Of the answers that a message might want, the one that answers it best.
import { bodyOf } from '#coaching/answers/unasked-yes.ts';
import { entryOf, isInLibrary } from '#coaching/library/library.ts';
import {
  type Answerable,
  type Guess,
  joined,
  type MessageReader,
  type Reading,
  type Told,
} from './reading.ts';

/** Marking takes a few milliseconds each: of these, the likeliest. */
const MOST_MARKED = 4;
/** Neither good nor bad. */
const NEITHER = 0.3;
const MOST = { cases: 4, topics: 2 };
/** Of the message by itself, where it follows on something. */
const MOST_BESIDE = { cases: 3, topics: 1 };
const PLAIN_TOPIC = 0.5;
const PLAIN_CASE = 0.2;
/** A word or two may be a mood as well as a slip. */
const PLAIN_ACCIDENT = 0.4;
const LEAST_TOPIC = 0.04;
const LEAST_CASE = 0.004;
/** Shorter parts of an answer are in others as well. */
const LONG_PART = 20;
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

/** Of what has not been `said` yet. What follows on something is read by itself and with it. */
export async function bestAnswer(
  reader: MessageReader,
  told: Told,
  said = '',
): Promise<MarkedAnswer | undefined> {
  const message = await reader.read(told.message);
  const [whole, alone] =
    told.before === '' ? [message] : [await reader.read(joined(told)), message];
  const possible = distinct([
    ...likelyIn(whole, MOST),
    ...(alone ? likelyIn(alone, MOST_BESIDE) : []),
  ])
    .filter((answer) => !isIn(said, answer))
    .map((answer) => ({ answer, unmarked: markOf(answer, NEITHER, whole, alone) }))
    .toSorted((a, b) => b.unmarked - a.unmarked)
    .slice(0, MOST_MARKED)
    .map(({ answer }) => answer);
  const shares = await reader.mark(told, possible);
  return possible
    .map((answer, at) => ({ answer, mark: markOf(answer, shares[at] ?? 0, whole, alone) }))
    .toSorted((a, b) => b.mark - a.mark)[0];
}

const idOf = (answer: Answerable) => (answer.kind === 'case' ? answer.asked.id : answer.subject);

const distinct = (answers: readonly Answerable[]) => [
  ...new Map(answers.map((answer) => [idOf(answer), answer])).values(),
];

/** Where the topic is plain, nothing of another one but a case that is as plain. */
function likelyIn(reading: Reading, most: typeof MOST): Answerable[] {
  if (saysNothing(reading)) return [];
  const { topics, cases } = reading;
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
      .slice(0, most.cases)
      .map(({ of }) => ({ kind: 'case' as const, asked: of })),
    ...subjects
      .slice(0, isOpen ? most.topics : 1)
      .map((subject) => ({ kind: 'subject' as const, subject })),
  ];
}

const isWorth =
  (best = 0, least: number) =>
  ({ share }: Guess<unknown>, at: number) =>
    at === 0 || share >= Math.max(least, WORTH_BESIDE * best);

/** From the three networks’ opinions to the mark that readers gave, 1 to 5: fitted to answers that no network had learned the marks of. In a talk, `whole` is with what the message follows on. */
function markOf(answer: Answerable, share: number, whole: Reading, alone?: Reading): number {
  const marked = logit(share);
  const [ofTopic, ofCase] = [topicIn(whole, answer), caseIn(whole, answer)];
  const isCase = answer.kind === 'case';
  if (!alone)
    return isCase
      ? 4.024 + 0.409 * marked + 0.321 * ofCase - 0.131 * ofTopic
      : 3.278 + 0.458 * marked + 0.275 * ofTopic;
  const [topicAlone, caseAlone] = [topicIn(alone, answer), caseIn(alone, answer)];
  return isCase
    ? 4.097 +
        0.333 * marked +
        0.268 * ofCase -
        0.033 * ofTopic +
        0.102 * caseAlone -
        0.065 * topicAlone
    : 3.121 + 0.337 * marked + 0.178 * ofTopic + 0.084 * topicAlone;
}

function topicIn({ topics }: Reading, answer: Answerable): number {
  const topic = answer.kind === 'subject' ? answer.subject : answer.asked.topic;
  return Math.log((topics.find(({ of }) => of === topic)?.share ?? 0) + 0.003);
}

function caseIn({ cases }: Reading, answer: Answerable): number {
  const asked = answer.kind === 'case' ? answer.asked : undefined;
  return Math.log((cases.find(({ of }) => of === asked)?.share ?? 0) + 0.001);
}

const logit = (share: number) => {
  const inside = Math.min(1 - 1e-4, Math.max(1e-4, share));
  return Math.log(inside / (1 - inside));
};

/** Names stand in what was said where the library has places, and in one sentence who died: most of the sentences tell. */
function isIn(said: string, answer: Answerable): boolean {
  const { say } = answer.kind === 'case' ? answer.asked : entryOf(answer.subject);
  const parts = bodyOf(say)
    .split(/\{\w+\}|(?<=[.!?]”?) /)
    .filter(({ length }) => length >= LONG_PART);
  return 2 * parts.filter((part) => said.includes(part)).length > parts.length;
}
