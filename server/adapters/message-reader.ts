// The networks that read what parents write to the coach, from the weights that come with the source; loaded when they are first needed.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Danger, dangers } from '#coaching/danger/danger.ts';
import { type Case, parseCases } from '#coaching/library/cases.ts';
import { entryOf } from '#coaching/library/library.ts';
import { windowsOf } from '#coaching/understanding/message-windows.ts';
import { rankedPair, toldOfCase, toldOfEntry } from '#coaching/understanding/ranked-pair.ts';
import type {
  Answerable,
  Guess,
  MessageReader,
  Reading,
  Told,
} from '#coaching/understanding/reading.ts';
import type { Topic } from '#coaching/understanding/topics.ts';
import { WordPieces } from '#coding/encoder/word-pieces.ts';
import { packageRoot } from '#server/package-root.ts';
import { rememberAnswers } from './remember-answers.ts';
import { type TextOutputs, textNetwork } from './text-network.ts';

const FOLDER = join(packageRoot, 'coaching/understanding/network');
const CASES_FOLDER = join(packageRoot, 'coaching/library/cases');
/** The messages of a talk are read again with each new one: what has been read is remembered for a while. */
const MOST_READINGS = 200;
const MOST_MARKS = 8 * MOST_READINGS;
const LIKELIEST = 40;
/** A case of a topic that the message is hardly about has to be that much likelier. */
const LEAST_OF_TOPIC = 0.005;

/** How much its word counts where danger is told; the rest is the first's. */
const SECOND_ON_DANGER = 0.7;

let loading: Promise<MessageReader> | undefined;

export function loadMessageReader(): Promise<MessageReader> {
  loading ??= load();
  return loading;
}

/** In the order of the networks' answers. A test holds them against what there are answers to. */
export async function readTopics(): Promise<Topic[]> {
  return (await readIds('topics.txt')) as Topic[];
}

export async function readCases(): Promise<Case[]> {
  const files = (await readdir(CASES_FOLDER)).map((name) => join(CASES_FOLDER, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const byId = new Map(texts.flatMap(parseCases).map((one) => [one.id, one]));
  return (await readIds('cases.txt')).map((id) => {
    const found = byId.get(id);
    if (!found) throw new Error(`The case ${id} has no answer`);
    return found;
  });
}

const readIds = async (name: string) =>
  (await readFile(join(FOLDER, name), 'utf8')).trim().split('\n');

async function load(): Promise<MessageReader> {
  const [vocabulary, topics, cases] = await Promise.all([
    readFile(join(FOLDER, 'vocabulary.txt'), 'utf8'),
    readTopics(),
    readCases(),
  ]);
  // Two that have learned apart are wrong less often together; the second also knows the cases.
  const networks = ['message-reader.onnx', 'case-reader.onnx'].map((name) =>
    textNetwork(join(FOLDER, name)),
  );
  const ranker = textNetwork(join(FOLDER, 'answer-ranker.onnx'));
  const pieces = new WordPieces(vocabulary);
  const [begin, end] = [pieces.number('[CLS]'), pieces.number('[SEP]')];
  const remembered = rememberAnswers<Reading>(MOST_READINGS);
  const rememberedMarks = rememberAnswers<number>(MOST_MARKS);

  const ask = async (window: readonly number[]): Promise<TextOutputs> => {
    const ids = [begin, ...window, end];
    const inputs = { ids, mask: ids.map(() => 1) };
    const [first = {}, second = {}] = await Promise.all(networks.map((network) => network(inputs)));
    return { ...meanOf([first, second]), dangers: weighed(first.dangers, second.dangers) };
  };

  const markOf = async ({ before, message }: Told, answer: string): Promise<number> => {
    const told = { before: pieces.numbersOf(before), message: pieces.numbersOf(message) };
    const pair = rankedPair(told, pieces.numbersOf(answer), { begin, end });
    return (await ranker(pair)).marks?.[0] ?? 0;
  };

  // Whoever waits for the reader waits for its networks, too: later on, a reading's time is that of its message alone.
  await Promise.all([ask([]), markOf({ before: '', message: '' }, '')]);

  const read = async (message: string): Promise<Reading> => {
    const windows = [];
    for (const window of windowsOf(pieces.numbersOf(message))) windows.push(await ask(window));
    return readingOf(topics, cases, windows);
  };

  const mark = (told: Told, answers: readonly Answerable[]) =>
    Promise.all(
      answers.map((one) => {
        const answer = toldOf(one);
        const asked = `${told.before}\n${told.message}\n${answer}`;
        return rememberedMarks(asked, () => markOf(told, answer));
      }),
    );

  return { read: (message) => remembered(message, () => read(message)), mark };
}

const toldOf = (answer: Answerable) =>
  answer.kind === 'case' ? toldOfCase(answer.asked) : toldOfEntry(entryOf(answer.subject));

/** The second has learned from more of what parents ordinarily write. */
const weighed = (
  first: Float32Array = new Float32Array(),
  second: Float32Array = new Float32Array(),
) =>
  first.map((share, at) => (1 - SECOND_ON_DANGER) * share + SECOND_ON_DANGER * (second[at] ?? 0));

/** The mean of each output over all that have it. */
function meanOf(found: readonly TextOutputs[]): TextOutputs {
  const names = new Set(found.flatMap((outputs) => Object.keys(outputs)));
  return Object.fromEntries(
    [...names].map((name) => {
      const rows = found.flatMap((outputs) => outputs[name] ?? []);
      const mean = (_: number, at: number) =>
        rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length;
      return [name, (rows[0] ?? new Float32Array()).map(mean)];
    }),
  );
}

/** A long message is about what most of it is about, and tells of danger if any part of it does. */
function readingOf(
  topics: readonly Topic[],
  cases: readonly Case[],
  windows: readonly TextOutputs[],
): Reading {
  const { topics: about, cases: asked } = meanOf(windows);
  const shareOf = new Map(topics.map((of, at) => [of, about?.[at] ?? 0]));
  const worst = windows.toSorted((a, b) => (a.dangers?.[0] ?? 0) - (b.dangers?.[0] ?? 0))[0];
  const kinds = dangers.map(
    (of, at): Guess<Danger> => ({ of, share: worst?.dangers?.[at + 1] ?? 0 }),
  );
  const [likeliest] = likeliestOf(kinds);
  return {
    topics: likeliestOf([...shareOf].map(([of, share]) => ({ of, share }))),
    cases: likeliestOf(
      cases.map((of, at) => {
        const ofTopic = shareOf.get(of.topic) ?? 0;
        return { of, share: (asked?.[at] ?? 0) * Math.sqrt(2 * (ofTopic + LEAST_OF_TOPIC)) };
      }),
    ),
    danger: { of: likeliest?.of ?? 'self-harm', share: 1 - (worst?.dangers?.[0] ?? 1) },
  };
}

const likeliestOf = <Of>(guesses: readonly Guess<Of>[]): Guess<Of>[] =>
  guesses.toSorted((a, b) => b.share - a.share).slice(0, LIKELIEST);
