// From shares to one code: doubt never blames.
import { CODES, type Code } from './session.ts';

/**
 * A share of at least this much makes a criticism, and where marks are written, a question or a command. Over all talk that judges, what
 * is called criticism then is right nine times out of ten; on eleven real families, which are few, 21 times out of 25.
 */
const SURE = 0.7;
/** Below this the likeliest code is wrong more often than right: it is told as neutral talk that nobody was sure of, and counts for nothing. */
const UNSURE = 0.5;
const COUNTS_FOR_NOTHING = new Set<Code>(['UP', 'TA', 'NC']);

/** What a parent is asked to hold back; each kind by all its codes together. */
const CRITICISM: readonly (readonly Code[])[] = [['NTA']];
const AVOID_TALK: readonly (readonly Code[])[] = [...CRITICISM, ['IQ', 'DQ'], ['DC', 'IC']];

export interface Decision {
  readonly code: Code;
  readonly confidence: number;
  readonly isUnsure?: boolean;
}

export interface Evidence {
  /** Somebody has written the marks, and knew what asks and what does not. */
  readonly hasWrittenMarks: boolean;
  /** No words from the child, no reflection. */
  readonly childSpoke: boolean;
}

export function decide(shares: ArrayLike<number>, evidence: Evidence): Decision {
  const shareOf = (code: Code) => shares[CODES.indexOf(code)] ?? 0;
  const groups = evidence.hasWrittenMarks ? AVOID_TALK : CRITICISM;
  const doubtful = new Set(groups.filter((group) => sum(group.map(shareOf)) < SURE).flat());
  const possible = CODES.filter(
    (code) => !doubtful.has(code) && (code !== 'RF' || evidence.childSpoke),
  );
  const code = possible.reduce((best, one) => (shareOf(one) > shareOf(best) ? one : best));
  const group = AVOID_TALK.find((codes) => codes.includes(code)) ?? [code];
  const confidence = sum(group.map(shareOf));
  const isUnsure = confidence < UNSURE && !COUNTS_FOR_NOTHING.has(code);
  return isUnsure ? { code: 'TA', confidence, isUnsure } : { code, confidence };
}

const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);
