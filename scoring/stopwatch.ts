/** Adds up how long each kind of work took, in milliseconds. */
export class Stopwatch<Kind extends string> {
  readonly #spent = new Map<Kind, number>();

  async time<Result>(kind: Kind, work: () => Promise<Result> | Result): Promise<Result> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.#spent.set(kind, (this.#spent.get(kind) ?? 0) + performance.now() - begun);
    }
  }

  milliseconds(): Record<string, number> {
    return Object.fromEntries(this.#spent);
  }
}
