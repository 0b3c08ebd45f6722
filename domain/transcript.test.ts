import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTranscript, parseTranscript } from './transcript.ts';

const speaker = fc.constantFrom('parent' as const, 'child' as const, 'other' as const);
const anyLine = fc.record({
  speaker,
  // Blanks of all kinds, line ends, colons and labels inside the words.
  text: fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(' ', '\n', '\r', '\u2028', ':', 'Parent', 'Child: ', 'a') }),
  ),
});

describe('a transcript', () => {
  it('has a line for each stretch of talk, with who spoke', () => {
    const lines = [
      { speaker: 'child', text: 'A dragon!' },
      { speaker: 'parent', text: 'It is a dragon. Parent: yes' },
      { speaker: 'other', text: 'Dinner at six' },
    ] as const;
    const text = 'Child: A dragon!\nParent: It is a dragon. Parent: yes\nOther: Dinner at six';
    expect(formatTranscript(lines)).toBe(text);
    expect(parseTranscript(text)).toEqual(lines);
  });

  it('gives back every word and who said it, whatever the words are', () => {
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const words = lines
          .map((line) => ({ ...line, text: line.text.split(/\s+/).filter(Boolean).join(' ') }))
          .filter(({ text }) => text !== '');
        expect(parseTranscript(formatTranscript(lines))).toEqual(words);
      }),
    );
  });

  it('can be put together from parts', () => {
    fc.assert(
      fc.property(fc.array(anyLine), fc.array(anyLine), (first, second) => {
        const parts = [formatTranscript(first), formatTranscript(second)];
        expect(parseTranscript(parts.join('\n'))).toEqual(
          parseTranscript(formatTranscript([...first, ...second])),
        );
      }),
    );
  });

  it('never fails on any text, and leaves out what nobody is named for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseTranscript(text).every((line) => line.text.trim() !== '')).toBe(true);
      }),
    );
    expect(
      parseTranscript('words alone\nDog: woof\nparent: small\nParent:\nconstructor: x'),
    ).toEqual([]);
    expect(parseTranscript('Parent: with a return\r\nChild:  two blanks \r')).toEqual([
      { speaker: 'parent', text: 'with a return' },
      { speaker: 'child', text: 'two blanks' },
    ]);
  });
});
