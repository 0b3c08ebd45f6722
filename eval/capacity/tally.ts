import type { Parent } from '../hostile/parents.ts';

/** What one account tried, and what came of it. */
export class Tally {
  done = 0;
  refused = 0;
  /** Neither done nor refused with words: must be none. */
  broken = 0;
  /** With how many of each; what broke, too. */
  readonly refusals = new Map<string, number>();

  get tried(): number {
    return this.done + this.refused + this.broken;
  }

  refuse(words: string): void {
    this.refused += 1;
    this.refusals.set(words, (this.refusals.get(words) ?? 0) + 1);
  }

  break(words: string): void {
    this.refuse(words);
    this.refused -= 1;
    this.broken += 1;
  }

  /** A quota says 413, 409, 422 or 429, and why. */
  async note(answer: Promise<Response>): Promise<Response | undefined> {
    const response = await answer.catch((error: Error) => error);
    if (response instanceof Error) this.break(causeOf(response));
    else if (response.ok) {
      this.done += 1;
      return response;
    } else {
      const words = `${response.status} ${await wordsOf(response)}`;
      if (response.status < 500) this.refuse(words);
      else this.break(words);
    }
    return undefined;
  }
}

/** `fetch` hides it. */
function causeOf({ cause, message }: Error): string {
  return `broken: ${cause instanceof Error ? cause.message : message}`;
}

async function wordsOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => ({}))) as { message?: string };
  return body.message ?? '(no words)';
}

export interface Scene {
  readonly url: string;
  /** The one account that does its worst. */
  readonly account: Parent;
  readonly tally: Tally;
  /** From then on nothing more is begun. */
  readonly signal: AbortSignal;
}

export interface Misdeed {
  readonly name: string;
  readonly what: string;
  /** What it needs beforehand; nobody is observed meanwhile. */
  prepare?(scene: Scene): Promise<void>;
  run(scene: Scene): Promise<void>;
}

/** So many at once, again and again. */
export async function inLoops(
  { signal }: Scene,
  loops: number,
  work: (round: number) => Promise<void>,
): Promise<void> {
  const loop = async (first: number) => {
    for (let round = first; !signal.aborted; round += loops) await work(round);
  };
  await Promise.all(Array.from({ length: loops }, (_, first) => loop(first)));
}
