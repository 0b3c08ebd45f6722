import { END_TOKEN, type Token, VOCABULARY_SIZE } from './tokens.ts';

/** The likeliest token of one row of logits; `mayEnd` false leaves the end mark out of the choice. */
export function likeliestToken(logits: Float32Array, mayEnd: boolean): Token {
  let id = -1;
  let highest = Number.NEGATIVE_INFINITY;
  let ceiling = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < logits.length; i += 1) {
    const logit = logits[i] ?? Number.NEGATIVE_INFINITY;
    if (logit > ceiling) ceiling = logit;
    if (logit > highest && i < VOCABULARY_SIZE && (mayEnd || i !== END_TOKEN)) {
      highest = logit;
      id = i;
    }
  }
  let sum = 0;
  for (const logit of logits) sum += Math.exp(logit - ceiling);
  return { id, logProbability: highest - ceiling - Math.log(sum) };
}
