// A stored transcript has no times. The coder needs some, so everybody talks at the speed of the talk it learned from.
import type { Turn } from '#coding/session.ts';
import type { TranscriptLine } from '#domain/transcript.ts';

const WORDS_PER_SECOND = 2.8;
const PAUSE_SECONDS = 0.6;
/** Nobody talks longer without a breath; a longer line is cut, because coding one turn holds up everybody else. */
const MOST_WORDS = 80;

export function turnsWithoutClock(lines: readonly TranscriptLine[]): Turn[] {
  let start = 0;
  return lines.flatMap(inBreaths).map(({ speaker, words }) => {
    const end = start + words.length / WORDS_PER_SECOND;
    const turn: Turn = { speaker, text: words.join(' '), start, end, marksAreHeard: true };
    start = end + PAUSE_SECONDS;
    return turn;
  });
}

function inBreaths({ speaker, text }: TranscriptLine) {
  const words = text.split(/\s+/);
  const breaths = Math.ceil(words.length / MOST_WORDS);
  return Array.from({ length: breaths }, (_, index) => ({
    speaker,
    words: words.slice(index * MOST_WORDS, (index + 1) * MOST_WORDS),
  }));
}
