import { shapeOf } from '#coding/features/core.ts';
import { tokensOf } from '#coding/words/tokens.ts';

/** A word as it is written, with what the splitter looks at. */
export interface WrittenWord {
  readonly text: string;
  /** As compared: the first word that it stands for ("you're" is "you"), or nothing for a mere mark. */
  readonly word: string;
  /** Its form; a contraction has the form of both its words. */
  readonly shape: string;
  /** The mark at its end, or nothing. */
  readonly mark: string;
}

export function writtenWordsOf(text: string): WrittenWord[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((written) => {
      const tokens = tokensOf(written);
      const shape = tokens.map((token) => shapeOf(token.word)).join('+');
      return { text: written, word: tokens[0]?.word ?? '', shape, mark: tokens.at(-1)?.mark ?? '' };
    });
}

/** A turn's words, and whether somebody has written the marks that end sentences. */
export interface WrittenTurn {
  readonly words: readonly WrittenWord[];
  readonly isMarked: boolean;
}

export function writtenTurnOf(text: string): WrittenTurn {
  const words = writtenWordsOf(text);
  return { words, isMarked: words.some((one) => /[.?!]/.test(one.mark)) };
}
