/** A promise that somebody else settles. */
export class Deferred<Result> {
  readonly promise: Promise<Result>;
  resolve!: (result: Result) => void;
  reject!: (error: Error) => void;

  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // A caller that has gone away must not take the server with it.
    this.promise.catch(() => undefined);
  }
}
