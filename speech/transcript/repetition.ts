// Unsure models fall into loops ("the the the ..."). A child who says "no no no no" does not.
import type { Token } from './tokens.ts';

const LONGEST_CYCLE = 12;
const FEWEST_ROUNDS = 4;
const FEWEST_TOKENS = 12;

/** Length of the cycle that the tokens end in, 0 where there is none. */
export function loopAtEnd(tokens: readonly Token[]): number {
  for (let cycle = 1; cycle <= LONGEST_CYCLE; cycle += 1) {
    const span = Math.max(cycle * FEWEST_ROUNDS, FEWEST_TOKENS);
    if (span > tokens.length) continue;
    const tail = tokens.slice(-span);
    if (tail.every(({ id }, i) => i < cycle || id === tail[i - cycle]?.id)) return cycle;
  }
  return 0;
}

/** The tokens with one round of the loop that they end in. */
export function withoutLoop(tokens: readonly Token[], cycle: number): Token[] {
  let start = tokens.length - cycle;
  while (start > 0 && tokens[start - 1]?.id === tokens[start - 1 + cycle]?.id) start -= 1;
  return tokens.slice(0, start + cycle);
}
