/** What was asked before is not asked again; of so many answers the oldest goes first. */
export function rememberAnswers<Answer>(most: number) {
  const known = new Map<string, Promise<Answer>>();
  return (question: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const answered = known.get(question);
    if (answered) return answered;
    if (known.size >= most) known.delete(known.keys().next().value ?? '');
    const answer = ask();
    known.set(question, answer);
    // What failed is asked again.
    answer.catch(() => known.delete(question));
    return answer;
  };
}
