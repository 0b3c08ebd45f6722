// The network that reads what parents write to the coach, from the weights that come with the source; loaded when it is first needed.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Danger, dangers } from '#coaching/danger/danger.ts';
import { windowsOf } from '#coaching/understanding/message-windows.ts';
import type { MessageReader, Reading } from '#coaching/understanding/reading.ts';
import type { Topic } from '#coaching/understanding/topics.ts';
import { WordPieces } from '#coding/encoder/word-pieces.ts';
import { packageRoot } from '#server/package-root.ts';
import { inferenceRuntime } from './inference.ts';

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
  const { Tensor } = inferenceRuntime;
  const [network, vocabulary, topics] = await Promise.all([
    readFile(join(FOLDER, 'message-reader.onnx')),
    readFile(join(FOLDER, 'vocabulary.txt'), 'utf8'),
    readTopics(),
  ]);
  const session = await inferenceRuntime.load(network);
  const pieces = new WordPieces(vocabulary);
  const readings = new Map<string, Promise<Reading>>();
  const tensorOf = (values: readonly number[]) =>
    new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);

  const ask = async (window: readonly number[]) => {
    const ids = [pieces.number('[CLS]'), ...window, pieces.number('[SEP]')];
    const answer = await session.run({ ids: tensorOf(ids), mask: tensorOf(ids.map(() => 1)) });
    return {
      topics: answer.topics?.data as Float32Array,
      dangers: answer.dangers?.data as Float32Array,
    };
  };

  const read = async (message: string): Promise<Reading> => {
    const shares = [];
    for (const window of windowsOf(pieces.numbersOf(message))) shares.push(await ask(window));
    return readingOf(topics, shares);
  };

  return {
    read(message) {
      const known = readings.get(message);
      if (known) return known;
      if (readings.size >= MOST_READINGS) readings.delete(readings.keys().next().value ?? '');
      const reading = read(message);
      readings.set(message, reading);
      return reading;
    },
  };
}

interface Shares {
  readonly topics: Float32Array;
  readonly dangers: Float32Array;
}

/** A long message is about what most of it is about, and tells of danger if any part of it does. */
function readingOf(topics: readonly Topic[], windows: readonly Shares[]): Reading {
  const mean = topics.map((of, at): { of: Topic; share: number } => ({
    of,
    share: windows.reduce((sum, window) => sum + (window.topics[at] ?? 0), 0) / windows.length,
  }));
  const worst = windows.toSorted((a, b) => (a.dangers[0] ?? 0) - (b.dangers[0] ?? 0))[0];
  const kinds = dangers.map((of, at): { of: Danger; share: number } => ({
    of,
    share: worst?.dangers[at + 1] ?? 0,
  }));
  const [likeliest] = kinds.toSorted((a, b) => b.share - a.share);
  return {
    topics: mean.toSorted((a, b) => b.share - a.share).slice(0, LIKELIEST),
    danger: { of: likeliest?.of ?? 'self-harm', share: 1 - (worst?.dangers[0] ?? 1) },
  };
}
