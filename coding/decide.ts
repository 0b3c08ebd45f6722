// From shares to one code: doubt never blames.
import { CODES, type Code } from './session.ts';

/** A share of at least this much makes a criticism: on 27 real families it is right then nine times out of ten. */
const SURE_OF_CRITICISM = 0.8;
/** Where marks are written, this much together makes a question or a command, whichever is likelier. */
const SURE_OF_ASKING = 0.7;
/** Below this the likeliest code is wrong more often than right: it is told as neutral talk that nobody was sure of, and counts for nothing. */
const UNSURE = 0.5;

/** Codes that are told apart only within a kind: what counts is the kind. */
const QUESTION: readonly Code[] = ['IQ', 'DQ'];
const COMMAND: readonly Code[] = ['DC', 'IC'];
const COUNTS_FOR_NOTHING = new Set<Code>(['UP', 'TA', 'NC']);

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
  const kindOf = (code: Code) => [QUESTION, COMMAND].find((kind) => kind.includes(code)) ?? [code];
  const confidenceIn = (code: Code) => sum(kindOf(code).map(shareOf));
  const likelier = (one: Code, other: Code) =>
    confidenceIn(one) - confidenceIn(other) || shareOf(one) - shareOf(other);

  const asking = sum([...QUESTION, ...COMMAND].map(shareOf));
  const excluded = new Set<Code>([
    ...(evidence.hasWrittenMarks && asking < SURE_OF_ASKING ? [...QUESTION, ...COMMAND] : []),
    ...(shareOf('NTA') < SURE_OF_CRITICISM ? (['NTA'] as const) : []),
    ...(evidence.childSpoke ? [] : (['RF'] as const)),
  ]);
  const code = CODES.filter((one) => !excluded.has(one)).reduce((best, one) =>
    likelier(one, best) > 0 ? one : best,
  );
  const confidence = confidenceIn(code);
  const isAsking = QUESTION.includes(code) || COMMAND.includes(code);
  const isUnsure = (isAsking ? asking : confidence) < UNSURE && !COUNTS_FOR_NOTHING.has(code);
  return isUnsure ? { code: 'TA', confidence, isUnsure } : { code, confidence };
}

const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);
