import type { Client } from 'pg';
import { seal, sealHeaderOf, unseal } from '#server/adapters/sealed-bytes.ts';
import type { Keyring } from './keyring.ts';
import { contextIn, type SealedColumn } from './sealed-columns.ts';

/** Parts of uploads are 1 MiB each. */
const ROWS_AT_ONCE = 8;
const FIRST_ROW = '(0,0)';

export interface Resealed {
  readonly resealed: number;
  /** Sentences, one for each that stays as it is. */
  readonly failures: readonly string[];
}

interface Row {
  readonly place: string;
  readonly name: string;
  readonly sealed: Buffer;
}

/**
 * Seals the column anew, a few rows in a transaction. Goes through the table in the order in which it lies on the disk, so that a row
 * that cannot be opened is passed by once.
 */
export async function resealColumn(
  client: Client,
  keyring: Keyring,
  of: SealedColumn,
): Promise<Resealed> {
  const failures: string[] = [];
  let resealed = 0;
  let after = FIRST_ROW;
  for (;;) {
    await client.query('begin');
    const { rows } = await client.query<Row>(
      `select ctid::text as place, ${of.name} as name, ${of.column} as sealed from ${of.table}
       where ctid > $1::tid and substr(${of.column}, 1, length($2::bytea)) <> $2
       order by ctid limit ${ROWS_AT_ONCE} for update`,
      [after, sealHeaderOf(keyring.current())],
    );
    for (const { place, name, sealed } of rows) {
      after = place;
      try {
        const context = contextIn(of, name);
        const fresh = seal(keyring, context, unseal(keyring, context, sealed));
        await client.query(`update ${of.table} set ${of.column} = $2 where ctid = $1::tid`, [
          place,
          fresh,
        ]);
        resealed += 1;
      } catch (error) {
        failures.push(`${of.table} ${name}: ${(error as Error).message}`);
      }
    }
    await client.query('commit');
    if (rows.length < ROWS_AT_ONCE) return { resealed, failures };
  }
}
