import type { UnitInContext } from './context.ts';
import type { Decision } from './decide.ts';
import { coreOf } from './features/core.ts';
import { DEFAULT_SWITCHES, type Switches } from './switches.ts';
import { NO_WORDS } from './words/vocabulary.ts';

const WISH = /\b(?:i|me) (?:want|need|wish)|give me|i would like/;
const NEGATIVE_WORDS = new Set(['stop', 'quit', 'not', 'no']);

/** The code after the owner's choices, where the rule book or they are plainer than what the model was taught. */
export function applySwitches(
  decision: Decision,
  unit: UnitInContext,
  switches: Switches,
): Decision {
  if (isNoToWish(unit)) {
    if (switches.noToWishIsNegative) return { ...decision, code: 'NTA' };
    return decision.code === 'NTA' ? { ...decision, code: 'TA' } : decision;
  }
  if (switches === DEFAULT_SWITCHES) return decision;
  const { words, core, isCall } = coreOf(unit);
  if (
    switches.anyNegativeWordIsNegative &&
    decision.code !== 'NC' &&
    core.some((word) => NEGATIVE_WORDS.has(word))
  ) {
    return { ...decision, code: 'NTA' };
  }
  if (!switches.gotIsAction && decision.code === 'BD' && core[0] === 'you' && core[1] === 'got') {
    return { ...decision, code: 'TA' };
  }
  if (!switches.nameCallIsCommand && decision.code === 'IC' && words.every(isCall)) {
    return { ...decision, code: 'TA' };
  }
  return decision;
}

/** "No." to "I want juice". */
function isNoToWish({ tokens, child, sinceOther }: UnitInContext): boolean {
  if (tokens.length > 2 || !NO_WORDS.has(tokens[0]?.word ?? '') || sinceOther > 0) return false;
  return WISH.test(child.map(({ word }) => word).join(' ')) && child.at(-1)?.mark !== '?';
}
