// Follows a conversation and puts each unit of the parent's into what surrounds it.
import type { Turn } from './session.ts';
import { type Token, tokensOf } from './words/tokens.ts';

/** One unit with everything around it that its code can hang on. */
export interface UnitInContext {
  readonly tokens: readonly Token[];
  /** Written with full stops and question marks; where not, the form alone must tell a question. */
  readonly punctuated: boolean;
  /** The turn has a question's melody somewhere. */
  readonly rising: boolean;
  readonly childName: string;
  /** What the child said last, in one or several turns; empty when somebody else spoke since. */
  readonly child: readonly Token[];
  /** Seconds since the child spoke. */
  readonly childAgo: number;
  /** The last other voice was neither the child's nor the parent's. */
  readonly afterOther: boolean;
  /** How many units the parent has said since somebody else spoke. */
  readonly sinceOther: number;
  /** Those were a word or three each: the parent has hardly begun. */
  readonly onlyShortSince: boolean;
  readonly previous: readonly Token[] | undefined;
  /** The previous unit belongs to the same turn. */
  readonly inTurn: boolean;
  /** The next unit of the same turn. */
  readonly next: readonly Token[] | undefined;
  readonly unitsInTurn: number;
  /** Seconds of silence. */
  readonly gapBefore: number;
  readonly gapAfter: number;
}

/** A turn that is over: the next one's start is known, if there is one. */
export interface SplitTurn {
  readonly turn: Turn;
  readonly units: readonly string[];
  /** Seconds until somebody speaks again. */
  readonly gapAfter: number;
}

const SHORT_WORDS = 3;
const LONG_AGO = 99;

/** Without the mark at the end, unless it is a question mark. */
function trustingQuestions(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index) =>
    index === tokens.length - 1 && token.mark !== '?' ? { ...token, mark: '' } : token,
  );
}

export class Conversation {
  private child: Token[] = [];
  private childEnd = -LONG_AGO;
  private childIsDone = false;
  private afterOther = false;
  private sinceOther = LONG_AGO;
  private onlyShort = false;
  private previous: readonly Token[] | undefined;
  private lastEnd = -LONG_AGO;
  private readonly childName: string;

  constructor(childName: string) {
    this.childName = childName;
  }

  /** Hears a turn that is not the parent's. */
  listen(turn: Turn): void {
    this.sinceOther = 0;
    this.onlyShort = true;
    this.afterOther = turn.speaker === 'other';
    if (turn.speaker === 'child') {
      this.child = [...(this.childIsDone ? [] : this.child), ...tokensOf(turn.text)];
      this.childIsDone = false;
      this.childEnd = turn.end;
    } else {
      this.child = [];
    }
    this.lastEnd = turn.end;
  }

  /** Follows a turn of the parent's, unit by unit. */
  *follow({ turn, units, gapAfter }: SplitTurn): Generator<UnitInContext> {
    const tokens = units.map((unit) =>
      turn.marksAreHeard ? trustingQuestions(tokensOf(unit)) : tokensOf(unit),
    );
    const isWritten = !turn.marksAreHeard && /[.?!]/.test(turn.text);
    for (const [index, own] of tokens.entries()) {
      yield {
        tokens: own,
        punctuated: isWritten || (turn.marksAreHeard === true && own.at(-1)?.mark === '?'),
        rising: turn.rising ?? false,
        childName: this.childName,
        child: this.child,
        childAgo: turn.start - this.childEnd,
        afterOther: this.afterOther,
        sinceOther: this.sinceOther,
        onlyShortSince: this.sinceOther > 0 && this.onlyShort,
        previous: this.previous,
        inTurn: index > 0,
        next: tokens[index + 1],
        unitsInTurn: tokens.length,
        gapBefore: index > 0 ? 0 : turn.start - this.lastEnd,
        gapAfter: index + 1 < tokens.length ? 0 : gapAfter,
      };
      this.previous = own;
      this.sinceOther += 1;
      if (own.length > SHORT_WORDS) this.onlyShort = false;
    }
    this.childIsDone = true;
    this.lastEnd = turn.end;
  }
}
