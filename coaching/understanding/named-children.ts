// Whom the names in a talk mean. Read as "my child" alike, two of them tell nothing about who did what to whom.
import type { CoachedChild } from '#coaching/context.ts';
import { type Named, placeOf } from './plain-message.ts';

/** Who is named first is "my child"; the others are what they are to that one. */
export function namedIn(talk: string, children: readonly CoachedChild[]): Named[] {
  const [first, ...others] = inOrder(talk, children);
  if (!first) return [];
  return [
    { name: first.name, as: 'my child' },
    ...others.map((other) => ({ name: other.name, as: relationOf(other, first) })),
  ];
}

/** As they are named. */
export function inOrder(text: string, children: readonly CoachedChild[]): readonly CoachedChild[] {
  return children
    .map((child) => ({ child, at: placeOf(child.name, text) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ child }) => child);
}

function relationOf({ age, pronouns }: CoachedChild, to: CoachedChild): string {
  const size = age < to.age ? 'little' : age > to.age ? 'big' : 'twin';
  return `the ${size} ${RELATIONS.get(pronouns.toLowerCase()) ?? 'sibling'}`;
}

const RELATIONS = new Map([
  ['she/her', 'sister'],
  ['he/him', 'brother'],
]);
