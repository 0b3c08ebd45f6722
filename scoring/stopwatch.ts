export type Stage = 'decode' | 'detect' | 'transcribe' | 'voice' | 'tune';

/** Adds up how long each stage of hearing took, in milliseconds. */
export class Stopwatch {
  readonly #spent = new Map<Stage, number>();

  async time<Result>(stage: Stage, work: () => Promise<Result> | Result): Promise<Result> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.#spent.set(stage, (this.#spent.get(stage) ?? 0) + performance.now() - begun);
    }
  }

  milliseconds(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#spent].map(([stage, spent]) => [stage, Math.round(spent)]));
  }
}
