// Follows a conversation and puts each unit of the parent's into what surrounds it.
import type { Turn } from './session.ts';
import { type Token, tokensOf } from './words/tokens.ts';

/** One unit with what is told of it in words. */
export interface UnitInContext {
  readonly tokens: readonly Token[];
  readonly childName: string;
  /** What the child said last, in one or several turns; empty when somebody else spoke since. */
  readonly child: readonly Token[];
  /** How many units the parent has said since somebody else spoke. */
  readonly sinceOther: number;
}

const LONG_AGO = 99;

export class Conversation {
  private child: Token[] = [];
  private childIsDone = false;
  private sinceOther = LONG_AGO;
  private readonly childName: string;

  constructor(childName: string) {
    this.childName = childName;
  }

  /** Hears a turn that is not the parent's. */
  listen(turn: Turn): void {
    this.sinceOther = 0;
    if (turn.speaker === 'child') {
      this.child = [...(this.childIsDone ? [] : this.child), ...tokensOf(turn.text)];
      this.childIsDone = false;
    } else {
      this.child = [];
    }
  }

  /** Follows a turn of the parent's, unit by unit. */
  *follow(units: readonly string[]): Generator<UnitInContext> {
    for (const unit of units) {
      const { childName, child, sinceOther } = this;
      yield { tokens: tokensOf(unit), childName, child, sinceOther };
      this.sinceOther += 1;
    }
    this.childIsDone = true;
  }
}
