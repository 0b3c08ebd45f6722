import { describe, expect, it } from 'vitest';
import { wordErrors } from './word-errors.ts';

const said = [
  { speaker: 'child', text: 'I got lots of customers.' },
  { speaker: 'parent', text: 'You got a whole lot of customers.' },
] as const;

describe('words that were heard wrong', () => {
  it('belong to whoever said them, though both were heard in one stretch', () => {
    const { parent, child } = wordErrors(
      said,
      'I got lost of customers. You got a whole lot of customers.',
    );
    expect(child).toEqual({ errors: 1, words: 5 });
    expect(parent).toEqual({ errors: 0, words: 7 });
  });

  it('are counted where nothing was heard, and where something was added', () => {
    expect(wordErrors(said, '').parent).toEqual({ errors: 7, words: 7 });
    const { parent } = wordErrors(
      said,
      'I got lots of customers. You got a whole lot of customers today.',
    );
    expect(parent.errors).toBe(1);
  });

  it('are not those that are only written otherwise', () => {
    const line = [
      { speaker: 'parent', text: 'My seat belt! Wicked-looking, pssshhhh. It would’ve been grey.' },
    ] as const;
    const heard = 'My seatbelt. Wicked looking. Pssshhh. It would have been gray.';
    expect(wordErrors(line, heard).parent).toEqual({ errors: 0, words: 11 });
    expect(
      wordErrors([{ speaker: 'parent', text: 'The flip-flop.' }], 'The flipflop').parent.errors,
    ).toBe(0);
    expect(wordErrors(line, `${heard} Hmm.`).parent.errors).toBe(1);
  });
});
