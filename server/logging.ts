// One line per request and job. Nothing personal: no addresses with their queries, no bodies, no
// cookies, and of an unknown error only what cannot quote what a user typed.
import { type Logger, pino } from 'pino';
import { AppError } from './app-error.ts';

export type { Logger };

const TOGETHER_MS = 10;

export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // At `trace` the reader of forms logs what it was set up with, the cookie included.
      redact: { paths: ['busboyOptions.headers'], remove: true },
    },
    destination ?? standardOutput(),
  );
}

let output: ReturnType<typeof together> | undefined;

/** One for all loggers of this process: each would wait for the exit by itself. */
const standardOutput = () => {
  output ??= together(process.stdout);
  return output;
};

/** Lines of the same moment are written at once: a write costs as much as everything else about a line. At an exit nothing is lost. */
function together(stream: NodeJS.WritableStream) {
  let waiting = '';
  const flush = () => {
    if (waiting !== '') stream.write(waiting);
    waiting = '';
  };
  process.once('exit', flush);
  return {
    write(line: string) {
      if (waiting === '') setTimeout(flush, TOGETHER_MS).unref();
      waiting += line;
    },
  };
}

interface DatabaseFields {
  readonly code?: string;
  readonly table?: string;
  readonly constraint?: string;
}

/**
 * What may be logged of an error. Messages of the database driver quote parameters ("Failed query:
 * ... params: ..."), so an unknown error gives its kind, its code and its stack frames, not its text.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  if (error instanceof AppError) return { name: error.name, code: error.code };
  const { code, table, constraint } = {
    ...error,
    ...(error.cause as object | undefined),
  } as DatabaseFields;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, code, table, constraint, frames: frames?.map((line) => line.trim()) };
}
