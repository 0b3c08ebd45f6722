// How alike two words sound when a small child says one of them: "wocks" and "rocks", "jaff" and "giraffe".
import { remembering } from './memory.ts';

const ALIKE = 0.6;
const LONGEST_DIFFERENCE = 4;

export function soundsLike(word: string, saidByChild: string): boolean {
  if (word.length < 3 || saidByChild.length < 3) return false;
  if (Math.abs(word.length - saidByChild.length) > LONGEST_DIFFERENCE) return false;
  const [a, b] = [soundsOf(word), soundsOf(saidByChild)];
  const longest = Math.max(a.length, b.length);
  if (1 - Math.abs(a.length - b.length) / longest < ALIKE) return false;
  return 1 - distance(a, b) / longest >= ALIKE;
}

/** Spelling evened out to what small mouths make of it. */
export const soundsOf = remembering((word) =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('th', 'd')
    .replaceAll('ck', 'k')
    .replace(/[rl]/g, 'w')
    .replaceAll('c', 'k')
    .replace(/(.)\1/g, '$1')
    .replace(/(?:y|ie)$/, 'i'),
);

const LONGEST_WORD = 63;
const row = new Uint8Array(LONGEST_WORD + 1);

/** Letters to change, add or drop (Levenshtein). */
function distance(a: string, b: string): number {
  if (a.length > LONGEST_WORD || b.length > LONGEST_WORD) return LONGEST_WORD;
  for (let j = 0; j <= b.length; j++) row[j] = j;
  for (let i = 1; i <= a.length; i++) {
    let diagonal = row[0] ?? 0;
    const letter = a.charCodeAt(i - 1);
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j] ?? 0;
      const changed = diagonal + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      row[j] = Math.min(above + 1, (row[j - 1] ?? 0) + 1, changed);
      diagonal = above;
    }
  }
  return row[b.length] ?? 0;
}
