// From shares to one code: doubt never blames.
import { CODES, type Code } from './session.ts';

/** A share of at least this much makes a criticism: on 36 real families it is right then nine times out of ten. */
const SURE_OF_CRITICISM = 0.8;
/** Words that were heard less surely than this make none: most false ones in spoken sessions (set `tune`) were such. */
const HEARD_FOR_CRITICISM = 0.8;
/** Where marks are written, this much together makes a question or a command, whichever is likelier. */
const SURE_OF_ASKING = 0.9;
/** Where nobody has put marks, what tells half of the questions apart is missing: they count for more than their share. */
const UNMARKED_QUESTION = 2.5;
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
  /** Somebody has written the marks of this turn, and knew what asks and what does not. */
  readonly hasWrittenMarks: boolean;
  /** There have been none in the whole talk so far. */
  readonly isUnmarkedTalk: boolean;
  /** No words from the child, no reflection. */
  readonly childSpoke: boolean;
  /** How sure the recogniser was of the words, 0 to 1. */
  readonly heard: number;
}

export function decide(given: ArrayLike<number>, evidence: Evidence): Decision {
  const shares = evidence.isUnmarkedTalk ? withMoreQuestions(given) : Array.from(given);
  const shareOf = (code: Code) => shares[CODES.indexOf(code)] ?? 0;
  const kindOf = (code: Code) => [QUESTION, COMMAND].find((kind) => kind.includes(code)) ?? [code];
  const confidenceIn = (code: Code) => sum(kindOf(code).map(shareOf));
  const likelier = (one: Code, other: Code) =>
    confidenceIn(one) - confidenceIn(other) || shareOf(one) - shareOf(other);

  const asking = sum([...QUESTION, ...COMMAND].map(shareOf));
  const isSureOfCriticism =
    shareOf('NTA') >= SURE_OF_CRITICISM && evidence.heard >= HEARD_FOR_CRITICISM;
  const excluded = new Set<Code>([
    ...(evidence.hasWrittenMarks && asking < SURE_OF_ASKING ? [...QUESTION, ...COMMAND] : []),
    ...(isSureOfCriticism ? [] : (['NTA'] as const)),
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

function withMoreQuestions(shares: ArrayLike<number>): number[] {
  const weighed = Array.from(shares, (share, at) =>
    QUESTION.some((code) => CODES[at] === code) ? UNMARKED_QUESTION * share : share,
  );
  const whole = sum(weighed);
  return weighed.map((share) => share / whole);
}

const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);
