// Looks through all that a database holds for what could be a voice: a list of numbers as long as a voice print's, in any clothes.
import type { Pool } from 'pg';

/** A voice print has 48 numbers; half of one would still be somebody's. */
const LEAST_NUMBERS = 24;
const LISTED = /^[\s[({]*(-?\d+(\.\d+)?(e-?\d+)?[\s,;]+){23,}/i;

/** Sound that waits to be scored: encrypted, and never a voice print. */
const SEALED = 'public.recording_parts.sealed_bytes';

/** Every place that holds one, as "schema.table.column". */
export async function voicesIn(pool: Pool): Promise<string[]> {
  const { rows: columns } = await pool.query<{ table: string; column: string; name: string }>(
    `select format('%I.%I', table_schema, table_name) as table, format('%I', column_name) as column,
       concat_ws('.', table_schema, table_name, column_name) as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
     order by name`,
  );
  const found: string[] = [];
  for (const { table, column, name } of columns) {
    if (name === SEALED) continue;
    const { rows } = await pool.query<{ value: unknown }>(
      `select ${column} as value from ${table} where ${column} is not null`,
    );
    if (rows.some(({ value }) => holdsVoice(value))) found.push(name);
  }
  return found;
}

export function holdsVoice(value: unknown): boolean {
  if (typeof value === 'string') return textHoldsVoice(value);
  if (Buffer.isBuffer(value)) return bytesHoldVoice(value);
  if (Array.isArray(value) && isVector(value)) return true;
  if (typeof value !== 'object' || value === null || value instanceof Date) return false;
  return Object.values(value).some(holdsVoice);
}

/** Fractions: bytes of a file's head are whole numbers. */
const isVector = (list: readonly unknown[]) =>
  list.length >= LEAST_NUMBERS &&
  list.every((one) => typeof one === 'number') &&
  list.some((one) => !Number.isInteger(one));

function textHoldsVoice(text: string): boolean {
  if (LISTED.test(text)) return true;
  const parsed = parsedJson(text);
  if (typeof parsed === 'object') return holdsVoice(parsed);
  if (/^[\da-f]{192,}$/i.test(text)) return isPacked(Buffer.from(text, 'hex'));
  return /^[\w+/-]{128,}=*$/.test(text) && isPacked(Buffer.from(text, 'base64'));
}

/** No bytes but sealed ones have any business here. */
const bytesHoldVoice = (bytes: Buffer) => bytes.length > 0;

/** Bytes that read as numbers between -1 and 1, single or double: by chance hardly any do. */
function isPacked(bytes: Buffer): boolean {
  const read = (size: 4 | 8) =>
    Array.from({ length: Math.floor(bytes.length / size) }, (_, at) =>
      size === 4 ? bytes.readFloatLE(at * size) : bytes.readDoubleLE(at * size),
    );
  const isSmall = (one: number) => Math.abs(one) <= 1 && Math.abs(one) > 1e-6;
  return ([4, 8] as const).some((size) => {
    const numbers = read(size);
    return numbers.length >= LEAST_NUMBERS && numbers.every(isSmall);
  });
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
