import type { Speaker } from '#coding/session.ts';
import { tokensOf } from '#coding/words/tokens.ts';

export interface Said {
  readonly speaker: Speaker;
  readonly text: string;
}

interface Errors {
  errors: number;
  words: number;
}

/**
 * Words lost, added and changed, and how many there were, for each speaker; contractions and spellings evened, and "seat belt"
 * is "seatbelt". All that was heard is compared with all that was said, in order: a stretch in which two people speak is
 * nobody's fault here. An added word counts for whoever spoke before it.
 */
export function wordErrors(said: readonly Said[], heard: string): Record<Speaker, Errors> {
  const truth = said.flatMap(({ speaker, text }) =>
    wordsOf(text).map((word) => ({ speaker, word })),
  );
  const found = wordsOf(heard);
  const words = truth.map(({ word }) => word);
  const rows = costs(words, found);
  const sums: Record<Speaker, Errors> = {
    parent: { errors: 0, words: 0 },
    child: { errors: 0, words: 0 },
    other: { errors: 0, words: 0 },
  };
  for (const { speaker } of truth) sums[speaker].words += 1;
  const cost = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  let [i, j] = [truth.length, found.length];
  while (i > 0 || j > 0) {
    const sum = sums[(truth[i - 1] ?? truth[0])?.speaker ?? 'other'];
    const differs = words[i - 1] === found[j - 1] ? 0 : 1;
    if (i > 0 && j > 0 && cost(i, j) === cost(i - 1, j - 1) + differs) {
      sum.errors += differs;
      i -= 1;
      j -= 1;
    } else if (isCompound(words, i, found, j) && cost(i, j) === cost(i - 2, j - 1)) {
      i -= 2;
      j -= 1;
    } else if (isCompound(found, j, words, i) && cost(i, j) === cost(i - 1, j - 2)) {
      i -= 1;
      j -= 2;
    } else {
      sum.errors += 1;
      if (i > 0 && cost(i, j) === cost(i - 1, j) + 1) i -= 1;
      else j -= 1;
    }
  }
  return sums;
}

/** One word for another: how it is written says nothing about what was heard. */
const SAME_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "'ve": 'have',
    "'ll": 'will',
    "'re": 'are',
    ok: 'okay',
    colour: 'color',
    colours: 'colors',
    favourite: 'favorite',
    grey: 'gray',
    honoured: 'honored',
    yoghurt: 'yogurt',
  }),
);

/** A sound that is drawn out, "pssshhh", is as long as anybody likes. */
const DRAWN_OUT = /(.)\1{2,}/g;

const wordsOf = (text: string) =>
  tokensOf(text.replaceAll('-', ' ')).map(({ word }) =>
    (SAME_WORDS.get(word) ?? word).replaceAll(DRAWN_OUT, '$1'),
  );

/** Whether the two words before `i` are written as the one before `j`. */
const isCompound = (two: readonly string[], i: number, one: readonly string[], j: number) =>
  i > 1 && j > 0 && `${two[i - 2]}${two[i - 1]}` === one[j - 1];

/** The fewest errors between the beginnings of both, for every length of each. */
function costs(truth: readonly string[], found: readonly string[]): number[][] {
  const rows = [Array.from({ length: found.length + 1 }, (_, index) => index)];
  for (const [i, word] of truth.entries()) {
    const row = rows[i] ?? [];
    const next = [i + 1];
    for (const [j, other] of found.entries()) {
      const changed = (row[j] ?? 0) + (word === other ? 0 : 1);
      const ways = [changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1];
      if (isCompound(truth, i + 1, found, j + 1)) ways.push(rows[i - 1]?.[j] ?? 0);
      if (isCompound(found, j + 1, truth, i + 1)) ways.push(row[j - 1] ?? 0);
      next.push(Math.min(...ways));
    }
    rows.push(next);
  }
  return rows;
}
