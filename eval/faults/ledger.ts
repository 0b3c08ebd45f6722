// What the servers have acknowledged to the parents, and what the parents saw on the way.

export interface Upload {
  readonly userId: string;
  readonly playSessionId: number;
}

export interface LiveSession {
  readonly userId: string;
  readonly key: string;
  readonly takenBack: number;
  readonly connections: number;
}

/** A value for each kind of promise. */
export class Ledger {
  readonly accounts: string[] = [];
  /** By the parent's id. */
  readonly saved = new Map<string, string[]>();
  readonly plays: LiveSession[] = [];
  readonly uploads: Upload[] = [];
  readonly mailedTo: string[] = [];
  readonly coachMessages: string[] = [];
  readonly #seen = new Map<string, number>();
  #requests = 0;
  #slowestMs = 0;

  request(ms: number): void {
    this.#requests += 1;
    this.#slowestMs = Math.max(this.#slowestMs, ms);
  }

  /** Something other than an answer, or a refusal. */
  saw(what: string): void {
    this.#seen.set(what, (this.#seen.get(what) ?? 0) + 1);
  }

  get summary(): string {
    const seen = [...this.#seen].map(([what, times]) => `${times} × ${what}`);
    const slowest = (this.#slowestMs / 1000).toFixed(1);
    return `${this.#requests} requests, slowest ${slowest} s; ${seen.join(', ') || 'no refusal'}`;
  }
}
