import tokenizer from 'llama-tokenizer-js';
import { describe, expect, it } from 'vitest';
import { likeliestToken } from './likeliest-token.ts';
import { loopAtEnd, withoutLoop } from './repetition.ts';
import { END_TOKEN, type Token, textOf, VOCABULARY_SIZE, wordsOf } from './tokens.ts';

const tokensOf = (text: string): Token[] =>
  tokenizer.encode(text, false).map((id) => ({ id, logProbability: -0.1 }));

describe('tokens', () => {
  it('become the text that they were made of, bytes of rare letters included', () => {
    for (const text of ['You built a tower!', "It's Zoë's 🦖, isn't it?", 'a']) {
      expect(textOf(tokensOf(text))).toBe(text);
      const words = wordsOf(tokensOf(text)).map((word) => word.text);
      expect(words.join(' ')).toBe(text);
    }
  });

  it('make a word as sure as its least sure piece', () => {
    const [first, ...others] = tokensOf('dinosaur park');
    const words = wordsOf([{ id: first?.id ?? 0, logProbability: -2 }, ...others]);
    expect(words).toEqual([
      { text: 'dinosaur', confidence: -2 },
      { text: 'park', confidence: -0.1 },
    ]);
  });
});

describe('the likeliest token', () => {
  const logits = new Float32Array(VOCABULARY_SIZE + 768).fill(-100);
  logits[END_TOKEN] = 3;
  logits[17] = 3 - Math.log(3);
  logits[VOCABULARY_SIZE + 5] = -90;

  it('comes with its probability among all', () => {
    const { id, logProbability } = likeliestToken(logits, true);
    expect(id).toBe(END_TOKEN);
    expect(Math.exp(logProbability)).toBeCloseTo(0.75, 5);
  });

  it('is another one where the text may not end yet, and never a mark without text', () => {
    const { id, logProbability } = likeliestToken(logits, false);
    expect(id).toBe(17);
    expect(Math.exp(logProbability)).toBeCloseTo(0.25, 5);
    const marked = logits.slice();
    marked[VOCABULARY_SIZE + 5] = 50;
    expect(likeliestToken(marked, false).id).toBe(17);
  });
});

describe('a loop', () => {
  it('is found and kept once', () => {
    const tokens = tokensOf(`Look at ${'the big car and '.repeat(5)}the`);
    const cycle = loopAtEnd(tokens);
    expect(cycle).toBe(4);
    expect(textOf(withoutLoop(tokens, cycle))).toBe('Look at the big car and');
  });

  it('of a single token is found too', () => {
    const tokens = tokensOf(`Oh ${'no '.repeat(14)}`.trim());
    expect(textOf(withoutLoop(tokens, loopAtEnd(tokens)))).toBe('Oh no');
  });

  it('is not what people do when they repeat themselves', () => {
    for (const text of ['No no no no no no', 'Up, up, up we go', 'Choo choo choo choo', '']) {
      expect(loopAtEnd(tokensOf(text))).toBe(0);
    }
  });
});
