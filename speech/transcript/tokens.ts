// Token numbers to text: Moonshine shares Llama's vocabulary, where U+2581 is a space and <0xNN> one byte of UTF-8.
import tokenizer from 'llama-tokenizer-js';
import type { TranscribedWord } from './transcriber.ts';

const WORD_START = '\u2581';
const BYTE = /^<0x([0-9A-F]{2})>$/;

export const BEGIN_TOKEN = 1;
export const END_TOKEN = 2;
/** Numbers from here on are the model's own marks and stand for no text. */
export const VOCABULARY_SIZE = tokenizer.vocabById.length;

export interface Token {
  readonly id: number;
  readonly logProbability: number;
}

export function textOf(tokens: readonly Token[]): string {
  const encoder = new TextEncoder();
  const bytes = tokens.flatMap(({ id }) => {
    const piece = tokenizer.vocabById[id] ?? '';
    const byte = BYTE.exec(piece)?.[1];
    return byte
      ? Number.parseInt(byte, 16)
      : [...encoder.encode(piece.replaceAll(WORD_START, ' '))];
  });
  return new TextDecoder().decode(new Uint8Array(bytes)).trim();
}

export function wordsOf(tokens: readonly Token[]): TranscribedWord[] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    const group = groups.at(-1);
    if (group && !tokenizer.vocabById[token.id]?.startsWith(WORD_START)) group.push(token);
    else groups.push([token]);
  }
  return groups
    .map((group) => ({
      text: textOf(group),
      confidence: Math.min(...group.map(({ logProbability }) => logProbability)),
    }))
    .filter(({ text }) => text !== '');
}
