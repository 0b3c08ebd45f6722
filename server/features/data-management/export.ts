import { promisify } from 'node:util';
import { strToU8, zip } from 'fflate';
import type { Database } from '#server/database/connect.ts';
import { selectEverything } from './repository.ts';

type Row = Readonly<Record<string, unknown>>;

/** Everything that a user's account holds: one JSON file, and a CSV for each kind of row. */
export async function exportEverything(db: Database, userId: string): Promise<Buffer> {
  const everything = await selectEverything(db, userId);
  const files: Record<string, Uint8Array> = {
    'playlight.json': strToU8(JSON.stringify(everything, null, 2)),
  };
  for (const [name, rows] of Object.entries(everything)) {
    if (rows.length > 0) files[`csv/${name}.csv`] = strToU8(csvOf(rows));
  }
  return Buffer.from(await promisify<typeof files, Uint8Array>(zip)(files));
}

/** RFC 4180: commas, CRLF, quotes doubled; the first line names the columns. */
export function csvOf(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => cellOf(row[column])));
  return [columns, ...lines].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function quoted(cell: string): string {
  // A spreadsheet would run a cell that begins like a formula.
  const harmless = /^[=+@\t\r]|^-(?!\d)/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
