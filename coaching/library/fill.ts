import type { ChildWords } from '#coaching/context.ts';
import { helpLinesFor } from '#coaching/danger/help-lines.ts';

/** Puts the child's name and words, and the help lines of the parent's country, into a text of the library. */
export function fill(text: string, child: ChildWords, timeZone: string): string {
  const help = helpLinesFor(timeZone);
  const words: Readonly<Record<string, string>> = {
    name: child.name,
    them: child.them,
    their: child.their,
    emergency: help.emergency,
    talk: help.talk,
    childLine: help.child,
    violenceLine: help.violence,
  };
  const filled = text.replace(/\{(\w+)\}/g, (place, word: string) => words[word] ?? place);
  // A child without a profile is "your child", also at the beginning of a sentence.
  return filled.replace(
    /(^|[.!?]”? )your (?=child|son|daughter|other)/g,
    (_, before: string) => `${before}Your `,
  );
}
