// A gentle line during play, when it helps: rarely, never about criticism, and with words that can be said at once.
import { capitalized, pronounWords } from './pronoun-words.ts';

/** At most one in this time, and none before the play has found its feet. */
const QUIET_SECONDS = 30;
const FIRST_AT_SECONDS = 20;
/** What the child said longer ago is over. */
const FRESH_SECONDS = 8;
/** Quoting what was misheard would be worse than saying nothing. */
const SURE_ENOUGH = 0.7;
const QUOTED_WORDS = { least: 2, most: 9 } as const;
const WITHOUT_PRAISE_SECONDS = 90;
const WITHOUT_DESCRIPTION_SECONDS = 60;
const SILENT_SECONDS = 12;
const MANY_QUESTIONS = 3;

/** One stretch of talk; the parent's are coded units. */
export interface HeardTalk {
  readonly speaker: 'parent' | 'child' | 'other';
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly text: string;
  /** Of the words, 0 to 1. */
  readonly confidence: number;
  readonly code?: string | undefined;
}

export type CoachingKind = 'reflect' | 'describe' | 'praise' | 'state';

export interface CoachingTip {
  readonly kind: CoachingKind;
  readonly atSeconds: number;
  readonly line: string;
}

export interface CoachingSetting {
  /** As on the child's profile: "she/her". */
  readonly pronouns: string;
  /** Who plays for the first time is asked to do more of something, never less. */
  readonly isFirst?: boolean | undefined;
  readonly last?: CoachingTip | undefined;
}

/** The line for this moment, or none. `talk` is in the order of time, `nowSeconds` the length of the recording so far. */
export function coachingTip(
  talk: readonly HeardTalk[],
  nowSeconds: number,
  { pronouns, isFirst, last }: CoachingSetting,
): CoachingTip | undefined {
  const since = last ? nowSeconds - last.atSeconds : Number.POSITIVE_INFINITY;
  if (nowSeconds < FIRST_AT_SECONDS || since < QUIET_SECONDS) return undefined;
  const { they, their } = pronounWords(pronouns);
  const quoted = quotable(talk, nowSeconds);
  if (quoted) {
    return tip(
      'reflect',
      nowSeconds,
      `${capitalized(they)} said: “${quoted}.” Try saying it back.`,
    );
  }
  const kind = wanted(talk, nowSeconds).find(
    (one) => one !== last?.kind && !(isFirst && one === 'state'),
  );
  return kind && tip(kind, nowSeconds, suggestion(kind, their));
}

const tip = (kind: CoachingKind, atSeconds: number, line: string): CoachingTip => ({
  kind,
  atSeconds,
  line,
});

function suggestion(kind: CoachingKind, their: string): string {
  if (kind === 'state') return 'Turn the next question into a statement: “You chose the red one.”';
  if (kind === 'praise') return 'Name one thing you like: “I love how carefully you do that.”';
  return `Say what ${their} hands are doing: “You’re putting it on top.”`;
}

/** What the child just said, if nobody has taken it up and it was heard clearly. */
function quotable(talk: readonly HeardTalk[], nowSeconds: number): string | undefined {
  const at = talk.findLastIndex(({ speaker }) => speaker === 'child');
  const said = talk[at];
  if (!said || nowSeconds - said.endSeconds > FRESH_SECONDS) return undefined;
  const isAnswered = talk.slice(at + 1).some(({ speaker }) => speaker === 'parent');
  const reflectedLately = hasSince(talk, nowSeconds - QUIET_SECONDS, ['RF']);
  const count = said.text.split(/\s+/).length;
  const fits = count >= QUOTED_WORDS.least && count <= QUOTED_WORDS.most;
  if (isAnswered || reflectedLately || !fits || said.confidence < SURE_ENOUGH) return undefined;
  return said.text.replace(/[.!?,…]+$/, '');
}

function wanted(talk: readonly HeardTalk[], nowSeconds: number): CoachingKind[] {
  const kinds: CoachingKind[] = [];
  const questions = since(talk, nowSeconds - QUIET_SECONDS, ['IQ', 'DQ']);
  if (questions.length >= MANY_QUESTIONS) kinds.push('state');
  const lastParent = talk.findLast(({ speaker }) => speaker === 'parent')?.endSeconds ?? 0;
  const isSilent = nowSeconds - lastParent >= SILENT_SECONDS;
  if (isSilent && !hasSince(talk, nowSeconds - WITHOUT_DESCRIPTION_SECONDS, ['BD'])) {
    kinds.push('describe');
  }
  const isLateEnough = nowSeconds >= WITHOUT_PRAISE_SECONDS;
  if (isLateEnough && !hasSince(talk, nowSeconds - WITHOUT_PRAISE_SECONDS, ['LP'])) {
    kinds.push('praise');
  }
  return kinds;
}

const since = (talk: readonly HeardTalk[], fromSeconds: number, codes: readonly string[]) =>
  talk.filter(
    ({ code, endSeconds }) =>
      code !== undefined && codes.includes(code) && endSeconds >= fromSeconds,
  );

const hasSince = (talk: readonly HeardTalk[], fromSeconds: number, codes: readonly string[]) =>
  since(talk, fromSeconds, codes).length > 0;

/** What makes up for a tip: the parent says one of these, or anything at all. */
const DONE_BY: Record<CoachingKind, readonly string[] | 'anything'> = {
  reflect: 'anything',
  describe: ['BD'],
  praise: ['LP'],
  state: ['BD', 'RF', 'LP', 'TA'],
};

function isDone({ kind, atSeconds }: CoachingTip, talk: readonly HeardTalk[]): boolean {
  const codes = DONE_BY[kind];
  return talk.some(
    ({ speaker, endSeconds, code = '' }) =>
      speaker === 'parent' &&
      endSeconds > atSeconds &&
      (codes === 'anything' || codes.includes(code)),
  );
}

/** What is known from one look at a play to the next. */
export interface CoachingMoment {
  /** Thought of, and not told yet. */
  readonly waiting?: CoachingTip | undefined;
  /** Told last. */
  readonly last?: CoachingTip | undefined;
  readonly isLastDone?: boolean;
  /** To be told now. */
  readonly told?: string | undefined;
  /** The parent has just done what was told last. */
  readonly isOver?: boolean;
}

/**
 * What we hear is a few seconds old, and nobody needs to be told what they have just done. So a tip waits until more was heard, and is
 * told only where it still holds; one that was told is over as soon as it is done.
 */
export function coachOn(
  { waiting, last, isLastDone = true }: CoachingMoment,
  talk: readonly HeardTalk[],
  nowSeconds: number,
  setting: Omit<CoachingSetting, 'last'>,
): CoachingMoment {
  const isOver = !isLastDone && last !== undefined && isDone(last, talk);
  const known = { last, isLastDone: isLastDone || isOver, isOver };
  const tip = coachingTip(talk, nowSeconds, { ...setting, last });
  if (!waiting || tip?.line !== waiting.line) return { ...known, waiting: tip };
  if (nowSeconds <= waiting.atSeconds) return { ...known, waiting };
  if (isDone(waiting, talk)) return known;
  return { last: tip, isLastDone: false, told: tip.line, isOver };
}
