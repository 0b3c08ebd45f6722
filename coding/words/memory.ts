// Words come again and again: what was worked out for one is kept.

const MOST = 20_000;

/** The same function, with its answers remembered for the first words that come. */
export function remembering<Answer>(of: (word: string) => Answer): (word: string) => Answer {
  const answers = new Map<string, Answer>();
  return (word) => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    const answer = of(word);
    if (answers.size < MOST) answers.set(word, answer);
    return answer;
  };
}
