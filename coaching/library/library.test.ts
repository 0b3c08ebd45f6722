import { describe, expect, it } from 'vitest';
import { problemWith } from '#coaching/check-answer.ts';
import { childWords } from '#coaching/context.ts';
import { fill } from './fill.ts';
import { entryOf, type LibraryTopic, library } from './library.ts';

const topics = Object.keys(library) as LibraryTopic[];
const sam = childWords({ name: 'Sam', age: 5, pronouns: 'they/them' });
const nobody = childWords(undefined);

/** Everything in an entry that a parent reads. */
function textsOf(topic: LibraryTopic): string[] {
  const { name, say, younger, older, sentences, why, steps, ifNot, ask } = entryOf(topic);
  return [name, say, younger, older, ...sentences, why, steps, ifNot, ask].flatMap((text) =>
    text ? [text] : [],
  );
}

describe('the library', () => {
  it('has many situations, no text twice', () => {
    expect(topics.length).toBeGreaterThan(200);
    const all = topics.flatMap(textsOf);
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  });

  it.each(topics)('%s can be said of any child, anywhere', (topic) => {
    for (const text of textsOf(topic)) {
      for (const child of [sam, nobody]) {
        const said = fill(text, child, 'Europe/Dublin');
        expect(said).not.toMatch(/[{}]|undefined|'|"/);
        expect(said).not.toMatch(/(?:^|[.!?] )your child/);
      }
    }
  });

  it.each(topics)('%s keeps to what a coach may say', (topic) => {
    const { say, why, steps = why, ifNot = why } = entryOf(topic);
    for (const text of [say, why, steps, ifNot])
      expect([text, problemWith(fill(text, sam, 'Europe/Dublin'))]).toEqual([text, undefined]);
  });
});
