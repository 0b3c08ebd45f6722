// How alike two words sound when a small child says one of them: "wocks" and "rocks", "jaff" and "giraffe".

const ALIKE = 0.6;
const LONGEST_DIFFERENCE = 4;

export function soundsLike(word: string, saidByChild: string): boolean {
  if (word.length < 3 || saidByChild.length < 3) return false;
  if (Math.abs(word.length - saidByChild.length) > LONGEST_DIFFERENCE) return false;
  const [a, b] = [soundsOf(word), soundsOf(saidByChild)];
  return 1 - distance(a, b) / Math.max(a.length, b.length) >= ALIKE;
}

const memory = new Map<string, string>();
const MEMORY_LIMIT = 20_000;

function soundsOf(word: string): string {
  const remembered = memory.get(word);
  if (remembered !== undefined) return remembered;
  const sounds = evened(word);
  if (memory.size < MEMORY_LIMIT) memory.set(word, sounds);
  return sounds;
}

/** Spelling evened out to what small mouths make of it. */
function evened(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('th', 'd')
    .replaceAll('ck', 'k')
    .replace(/[rl]/g, 'w')
    .replaceAll('c', 'k')
    .replace(/(.)\1/g, '$1')
    .replace(/(?:y|ie)$/, 'i');
}

/** Letters to change, add or drop (Levenshtein). */
function distance(a: string, b: string): number {
  const row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    let diagonal = row[0] ?? 0;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j] ?? 0;
      const changed = diagonal + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(above + 1, (row[j - 1] ?? 0) + 1, changed);
      diagonal = above;
    }
  }
  return row[b.length] ?? 0;
}
