import { DrizzleQueryError } from 'drizzle-orm';

/** Of the network, with the names that Node gives them. */
const NETWORK_CODES = new Set<unknown>([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/**
 * SQLSTATE classes: connection lost, nobody is let in, no such database, no room (connections, memory, disk), going down or not up yet,
 * trouble with its machine; and two single ones: it may only be read (a standby, or no room), it took too long for its owner.
 */
const AWAY_STATES = /^(08|28|3D|53|57P|58|25006|57014)/;
/** The driver gives these no code. */
const DRIVERS_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after|Client .* not queryable)/;

/** Whether this says that the database is out of reach for now, and not that it refused a query. */
export function isDatabaseAway(error: unknown): boolean {
  // Taking a connection for a transaction fails without the wrapping.
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  const { code, syscall } = cause as NodeJS.ErrnoException;
  if (code === undefined) return DRIVERS_WORDS.test(cause.message);
  // The socket file of a database on this machine, and no other file.
  if (code === 'ENOENT') return syscall === 'connect';
  return NETWORK_CODES.has(code) || AWAY_STATES.test(code);
}
