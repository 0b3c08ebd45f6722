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
 * Words lost, added and changed, and how many there were, for each speaker; contractions and spellings evened. All that was
 * heard is compared with all that was said, in order: a stretch in which two people speak is nobody's fault here. An added word
 * counts for whoever spoke before it.
 */
export function wordErrors(said: readonly Said[], heard: string): Record<Speaker, Errors> {
  const truth = said.flatMap(({ speaker, text }) =>
    wordsOf(text).map((word) => ({ speaker, word })),
  );
  const found = wordsOf(heard);
  const rows = costs(
    truth.map(({ word }) => word),
    found,
  );
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
    const differs = truth[i - 1]?.word === found[j - 1] ? 0 : 1;
    if (i > 0 && j > 0 && cost(i, j) === cost(i - 1, j - 1) + differs) {
      sum.errors += differs;
      i -= 1;
      j -= 1;
    } else {
      sum.errors += 1;
      if (i > 0 && cost(i, j) === cost(i - 1, j) + 1) i -= 1;
      else j -= 1;
    }
  }
  return sums;
}

const wordsOf = (text: string) => tokensOf(text).map(({ word }) => word);

/** The fewest errors between the beginnings of both, for every length of each. */
function costs(truth: readonly string[], found: readonly string[]): number[][] {
  const rows = [Array.from({ length: found.length + 1 }, (_, index) => index)];
  for (const [i, word] of truth.entries()) {
    const row = rows[i] ?? [];
    const next = [i + 1];
    for (const [j, other] of found.entries()) {
      const changed = (row[j] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    rows.push(next);
  }
  return rows;
}
