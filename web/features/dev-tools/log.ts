/** What goes out, what comes in, and what the page itself has to say. */
export type LogKind = 'sent' | 'received' | 'note';

export interface LogEntry {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: LogKind;
  readonly text: string;
}

export const MOST_LOG_ENTRIES = 200;

/** The log with one more entry at its end; the oldest give way. */
export function logged(
  log: readonly LogEntry[],
  kind: LogKind,
  text: string,
  at = Date.now(),
): LogEntry[] {
  const number = (log.at(-1)?.number ?? 0) + 1;
  return [...log, { number, at, kind, text }].slice(-MOST_LOG_ENTRIES);
}
