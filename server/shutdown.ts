import { ConfigError } from './config.ts';
import { isDatabaseAway } from './database/is-database-away.ts';
import { isStorageFull } from './is-storage-full.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Longer than the slowest single step, which is Postgres writing everything down. */
const STOP_LIMIT_MS = 40_000;
/** One Ctrl-C arrives twice: from the terminal, and again from npm. */
const SAME_SIGNAL_MS = 1_000;

/** What has to be undone at the end, newest first. */
export class Undo {
  readonly #steps: (() => Promise<unknown>)[] = [];

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  async all(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      await step().catch((error: unknown) => complain(`While stopping: ${wordsOf(error)}`));
    }
  }
}

/** Runs `start` and keeps the process alive until a signal; a start that fails is undone at once. */
export async function runUntilStopped(start: (undo: Undo) => Promise<void>): Promise<void> {
  const undo = new Undo();
  let stoppingSince: number | undefined;
  const started = start(undo);

  const stop = async () => {
    if (stoppingSince !== undefined) {
      // Asked again by somebody who does not want to wait; the next start takes the database over.
      if (Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(130);
      return;
    }
    stoppingSince = Date.now();
    process.stdout.write('\n• Stopping\n');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    // A start that is under way is let finish, so that nothing it is about to start is left behind.
    await started.catch(() => {});
    await undo.all();
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, () => void stop());

  try {
    await started;
  } catch (error) {
    await undo.all();
    complain(`✗ ${wordsOf(error)}`);
    process.exit(1);
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' && path) {
    return `No permission for ${path}: run as its owner, or set DATA_DIR to a folder of your own.`;
  }
  if (isStorageFull(error)) return 'The disk is full: make room and start again.';
  if (isDatabaseAway(error)) {
    return `The database does not answer (${message}): check DATABASE_URL.`;
  }
  return message;
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
