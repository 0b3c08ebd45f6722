import type { UnitInContext } from './context.ts';
import { echoShare } from './features/echo.ts';
import type { Code } from './session.ts';

const PARALLEL_PLAY =
  /\b(?:i am|i will|me)\b.*\b(?:too|as well|also|like you|like yours|the same)\b/;
const WORD_FOR_WORD = 0.99;

/** Doing as the child does, by voice: its play sounds and words said after it, or "I'm building one too". */
export function imitates(code: Code, { tokens, child, sinceOther }: UnitInContext): boolean {
  const words = tokens.map((token) => token.word);
  if (code === 'TA' && PARALLEL_PLAY.test(words.join(' '))) return true;
  if (sinceOther > 0 || child.length === 0 || (code !== 'NC' && code !== 'RF')) return false;
  const said = child.map((token) => token.word);
  return echoShare(words, said) >= WORD_FOR_WORD;
}
