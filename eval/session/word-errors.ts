import { tokensOf } from '#coding/words/tokens.ts';

/** Words lost, added and changed, and how many there were; contractions and spellings evened. */
export function wordErrors(said: string, heard: string): { errors: number; words: number } {
  const [truth, found] = [said, heard].map((text) => tokensOf(text).map(({ word }) => word));
  if (!truth || !found) throw new Error('Two texts are compared');
  let row = Array.from({ length: found.length + 1 }, (_, index) => index);
  for (const [i, word] of truth.entries()) {
    const next = [i + 1];
    for (const [j, other] of found.entries()) {
      const changed = (row[j] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return { errors: row[found.length] ?? 0, words: truth.length };
}
