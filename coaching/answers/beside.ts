// Where it is doubtful which of two was meant, the second answer in short after the first.
import { MOST_CHARACTERS } from '#coaching/check-answer.ts';
import { entryOf } from '#coaching/library/library.ts';
import type { Answerable } from '#coaching/understanding/reading.ts';
import type { Subject } from '#coaching/understanding/subject.ts';
import { HERE_YOU_GO, sentencesIn } from './follow-ups.ts';

const MOST_SENTENCES = 3;
const BETWEEN = '\n\n';

/** The first alone. */
export const withoutBeside = (answer: string) => answer.split(BETWEEN)[0] ?? '';

interface Given {
  readonly topic: Subject;
  readonly words: string;
  /** Everything that the coach has said before. */
  readonly said: string;
  readonly fill: (text: string) => string;
}

export function withBeside({ topic, words, said, fill }: Given, beside: Answerable): string {
  const { say, of } =
    beside.kind === 'case'
      ? { say: beside.asked.say, of: beside.asked.topic }
      : { say: entryOf(beside.subject).say, of: beside.subject };
  const second = beginningOf(fill(say));
  if (words.startsWith(HERE_YOU_GO) || said.includes(second)) return words;
  const lead = of === topic ? 'One more thought:' : `And about ${entryOf(of).name}:`;
  const both = `${words}${BETWEEN}${lead} ${second}`;
  return both.length <= MOST_CHARACTERS ? both : words;
}

/** What somebody could say is not broken off in the middle. */
function beginningOf(text: string): string {
  const sentences = sentencesIn(text);
  const upTo = (count: number) => sentences.slice(0, count).join(' ');
  const isWhole = (part: string) => part.split('“').length === part.split('”').length;
  const end = sentences.findIndex((_, at) => at + 1 >= MOST_SENTENCES && isWhole(upTo(at + 1)));
  return end < 0 ? text : upTo(end + 1);
}
