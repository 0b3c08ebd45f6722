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
});
