import { describe, expect, it } from 'vitest';
import { allTexts } from './texts.ts';

const shown = allTexts().flatMap(({ file, texts }) => texts.map((text) => ({ file, text })));
const findAll = (pattern: RegExp) => shown.filter(({ text }) => pattern.test(text));

describe('what a person reads', () => {
  it('is found', () => {
    expect(findAll(/Create your account/)).not.toEqual([]);
  });

  it('has curly apostrophes', () => {
    // Within a word, at the end of one, and after what is filled in.
    expect(findAll(/\p{L}'\p{L}|\p{L}s' \p{L}|\}'s\b/u)).toEqual([]);
  });

  it('calls it logging in, but where the specification has other words', () => {
    const specified = new Set(['Sign In', 'Sign in with Google', 'Still Signed In']);
    const others = findAll(/\bsign(ed|ing)? in\b/i).filter(({ text }) => !specified.has(text));
    expect(others).toEqual([]);
  });
});
