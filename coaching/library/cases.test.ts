import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemWith } from '#coaching/check-answer.ts';
import { childWords } from '#coaching/context.ts';
import { parseCases } from './cases.ts';
import { fill } from './fill.ts';

const folder = new URL('./cases/', import.meta.url);
const shelves = readdirSync(folder);
const casesOn = (shelf: string) => parseCases(readFileSync(new URL(shelf, folder), 'utf8'));
const sam = childWords({ name: 'Sam', age: 5, pronouns: 'they/them' });
const nobody = childWords(undefined);

describe('the cases', () => {
  it('are many, and no answer or question is there twice', () => {
    const all = shelves.flatMap(casesOn).flatMap(({ question, say }) => [question, say]);
    expect(all.length).toBeGreaterThan(4000);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(shelves)('of %s can be said of any child, in a breath or two', (shelf) => {
    for (const { id, say } of casesOn(shelf)) {
      const words = say.split(' ').length;
      expect([id, words > 24 && words < 76]).toEqual([id, true]);
      for (const child of [sam, nobody]) {
        const said = fill(say, child, 'Europe/Dublin');
        expect([id, said]).not.toEqual([id, expect.stringMatching(/[{}]|undefined|'|"/)]);
        expect([id, said]).not.toEqual([id, expect.stringMatching(/(?:^|[.!?] )your child/)]);
      }
      expect([id, problemWith(fill(say, sam, 'Europe/Dublin'))]).toEqual([id, undefined]);
    }
  });

  it('name a topic that there is', () => {
    expect(() => parseCases('# no-such-topic\n? Why?\nBecause.')).toThrow('no-such-topic');
  });
});
