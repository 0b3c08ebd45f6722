// The network that reads what parents write to the coach, from the weights that come with the source; loaded when it is first needed.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Danger, dangers } from '#coaching/danger/danger.ts';
import { windowsOf } from '#coaching/understanding/message-windows.ts';
import type { MessageReader, Reading } from '#coaching/understanding/reading.ts';
import type { Topic } from '#coaching/understanding/topics.ts';
import { WordPieces } from '#coding/encoder/word-pieces.ts';
import { packageRoot } from '#server/package-root.ts';
import { rememberAnswers } from './remember-answers.ts';
import { type TextOutputs, textNetwork } from './text-network.ts';

const FOLDER = join(packageRoot, 'coaching/understanding/network');
/** The messages of a talk are read again with each new one: what has been read is remembered for a while. */
const MOST_READINGS = 200;
const LIKELIEST = 5;

let loading: Promise<MessageReader> | undefined;

export function loadMessageReader(): Promise<MessageReader> {
  loading ??= load();
  return loading;
}

/** In the order of the network's answers. A test holds them against what there are answers to. */
export async function readTopics(): Promise<Topic[]> {
  return (await readFile(join(FOLDER, 'topics.txt'), 'utf8')).trim().split('\n') as Topic[];
}

async function load(): Promise<MessageReader> {
  const [vocabulary, topics] = await Promise.all([
    readFile(join(FOLDER, 'vocabulary.txt'), 'utf8'),
    readTopics(),
  ]);
  const network = textNetwork(join(FOLDER, 'message-reader.onnx'));
  const pieces = new WordPieces(vocabulary);
  const remembered = rememberAnswers<Reading>(MOST_READINGS);

  const ask = (window: readonly number[]) => {
    const ids = [pieces.number('[CLS]'), ...window, pieces.number('[SEP]')];
    return network({ ids, mask: ids.map(() => 1) });
  };

  const read = async (message: string): Promise<Reading> => {
    const shares = [];
    for (const window of windowsOf(pieces.numbersOf(message))) shares.push(await ask(window));
    return readingOf(topics, shares);
  };

  return { read: (message) => remembered(message, () => read(message)) };
}

/** A long message is about what most of it is about, and tells of danger if any part of it does. */
function readingOf(topics: readonly Topic[], windows: readonly TextOutputs[]): Reading {
  const mean = topics.map((of, at): { of: Topic; share: number } => ({
    of,
    share: windows.reduce((sum, window) => sum + (window.topics?.[at] ?? 0), 0) / windows.length,
  }));
  const worst = windows.toSorted((a, b) => (a.dangers?.[0] ?? 0) - (b.dangers?.[0] ?? 0))[0];
  const kinds = dangers.map((of, at): { of: Danger; share: number } => ({
    of,
    share: worst?.dangers?.[at + 1] ?? 0,
  }));
  const [likeliest] = kinds.toSorted((a, b) => b.share - a.share);
  return {
    topics: mean.toSorted((a, b) => b.share - a.share).slice(0, LIKELIEST),
    danger: { of: likeliest?.of ?? 'self-harm', share: 1 - (worst?.dangers?.[0] ?? 1) },
  };
}
