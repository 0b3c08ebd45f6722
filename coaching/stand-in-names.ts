// A model elsewhere needs no names to help: in what it is sent, the names of the family's children give way to marks, and in what
// it answers the marks to names.
import type { CoachContext } from './context.ts';

export interface StandInNames {
  hide(text: string): string;
  show(text: string): string;
}

/** A shorter part of a name, such as "de", is a word of its own. */
const LEAST_LETTERS = 3;

const MARK = /\[(child|sibling \d+)\]/gi;

export function standInNames({
  child,
  siblings,
}: Pick<CoachContext, 'child' | 'siblings'>): StandInNames {
  const marked = [
    ...(child ? [{ name: child.name, mark: '[Child]' }] : []),
    ...siblings.map(({ name }, index) => ({ name, mark: `[Sibling ${index + 1}]` })),
  ];
  const hidden = marked
    .flatMap(({ name, mark }) => spellingsOf(name).map((spelling) => ({ spelling, mark })))
    .toSorted((a, b) => b.spelling.length - a.spelling.length)
    .map(({ spelling, mark }) => ({ pattern: wholeWord(spelling), mark }));
  return {
    hide: (text) =>
      hidden.reduce((left, { pattern, mark }) => left.replace(pattern, () => mark), text),
    show: (text) =>
      text.replace(
        MARK,
        (found) =>
          marked.find(({ mark }) => mark.toLowerCase() === found.toLowerCase())?.name ?? found,
      ),
  };
}

/** All of it, and each part by itself: few call a child by two names. */
function spellingsOf(name: string): string[] {
  const whole = name.trim();
  const parts = whole.split(/\s+/).filter((part) => part.length >= LEAST_LETTERS);
  return [...new Set([whole, ...parts])].filter(Boolean);
}

function wholeWord(spelling: string): RegExp {
  const escaped = spelling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
}
