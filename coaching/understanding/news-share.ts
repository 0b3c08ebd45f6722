// How likely a message tells good news: by its words, and by what it may be about. models/coach/train-news.ts has learned the weights.
import type { Reading } from './reading.ts';

export interface NewsWeights {
  readonly bias: number;
  readonly topics: Readonly<Record<string, number>>;
  readonly words: Readonly<Record<string, number>>;
}

/** What speaks for or against it, and how much. */
export interface NewsSigns {
  readonly topics: ReadonlyMap<string, number>;
  readonly words: ReadonlySet<string>;
}

const LEAST_SHARE = 0.001;

export function newsSigns(message: string, { topics }: Reading): NewsSigns {
  const words =
    message
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z']+|[?!]/g) ?? [];
  return {
    topics: new Map(topics.map(({ of, share }) => [of, Math.log1p(share / LEAST_SHARE) / 3])),
    words: new Set(words.flatMap((word, at) => [word, `${words[at - 1] ?? ''} ${word}`])),
  };
}

export function newsShare({ topics, words }: NewsSigns, weights: NewsWeights): number {
  let sum = weights.bias;
  for (const [topic, sign] of topics) sum += (weights.topics[topic] ?? 0) * sign;
  for (const word of words) sum += weights.words[word] ?? 0;
  return 1 / (1 + Math.exp(-sum));
}
