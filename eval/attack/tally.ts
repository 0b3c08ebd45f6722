// What came of an attack.
import type { Family } from './family.ts';
import type { Target } from './target.ts';

/** Ends an attack that has found what it was to find. */
export class LetIn extends Error {}

export class Tally {
  readonly #endsWithFirst: boolean;
  tried = 0;
  refused = 0;
  readonly letIn: string[] = [];
  /** What else is worth a line in the report. */
  readonly notes: string[] = [];

  constructor({ endsWithFirst = false } = {}) {
    this.#endsWithFirst = endsWithFirst;
  }

  /** One attempt; `what` names it where it was let in. */
  note(isRefused: boolean, what: string): void {
    this.tried += 1;
    if (isRefused) this.refused += 1;
    else this.letIn.push(what);
    if (!isRefused && this.#endsWithFirst) throw new LetIn(what);
  }
}

export interface Scene {
  readonly target: Target;
  /** Whose rows are to stay as they are, and whose words nobody else may read. */
  readonly victim: Family;
  readonly secret: string;
  /** Whether the target has holes that are to be found. */
  readonly isPlanted: boolean;
  /** A family of an attacker's own, made anew each time. */
  readonly newAttacker: () => Promise<Family>;
}

export interface Attack {
  readonly name: string;
  readonly run: (scene: Scene, tally: Tally) => Promise<void>;
}
