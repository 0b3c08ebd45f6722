// Words that are said around a play and around everything else: “what now?”, “I was tired”, “is that right?”
import type { Talk, Wanted } from './question.ts';

/** Whether the coach spoke of the play last. */
const isOfPlay = (last: string) =>
  /\b(?:about (?:once|\d+)\b|You said: |See what was said|The most room is in)/.test(last);
const COMPARED = /\b(?:went from about|than last time|Here’s what changed)\b/;

const FEW_WORDS = 12;
const MOST_WORDS = 20;
const ASKS_NOTHING_ELSE =
  /^(?:(?:what (?:now|next|comes next|do i do (?:now|next))|(?:do|should) i (?:just )?keep doing [^.]*|(?:what|which one|which) (?:should|do|can|could) i (?:focus|work|practice|try)\b[^.]*|(?:just |only )?one thing[^.]*)(?: \. |$))+$/;
const HAS_COUNT = /\d|\b(?:counts?|numbers?|score)\b/;
const BUT =
  /\b(?:but|though|bad|fail\w*|wrong)\b|(?:^|\. )(?:did|does|do|is|was|would|should|can|could|how|why|what)\b/;

/** Then it is left to whoever reads meanings. */
export function mayBeOfElse(wanted: Wanted, text: string, { before, last }: Talk): boolean {
  switch (wanted) {
    case 'next':
      return before
        ? !isOfPlay(last) || text.split(' ').length > FEW_WORDS
        : !ASKS_NOTHING_ELSE.test(text);
    case 'tired':
      return !COMPARED.test(last);
    case 'doubted':
      return !HAS_COUNT.test(text);
    case 'joy':
      return BUT.test(text) || text.split(' ').length > MOST_WORDS;
    default:
      return false;
  }
}
