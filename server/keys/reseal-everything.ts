// Seals everything anew that is not sealed with the current key. Each thing is replaced in one step, so that a run that dies anywhere
// has lost nothing, and the next one goes on with what is left.
import pg from 'pg';
import type { AudioStore } from '#server/adapters/audio-store.ts';
import type { Keyring } from './keyring.ts';
import { type Resealed, resealColumn } from './reseal-column.ts';
import { resealRecordings } from './reseal-recordings.ts';
import { sealedColumns } from './sealed-columns.ts';

/** Any number will do, as long as it is ours alone. */
const ROTATION_LOCK = 7_052_029;

export interface Resealing {
  readonly connectionString: string;
  readonly audioStore: Pick<AudioStore, 'reseal' | 'sweep'>;
  readonly keyring: Keyring;
  readonly say: (line: string) => void;
}

/** `begin` runs once nobody else can be at it. */
export async function resealEverything(
  { connectionString, audioStore, keyring, say }: Resealing,
  begin: () => void,
): Promise<Resealed> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [ROTATION_LOCK]);
    if (!rows[0].mine) throw new Error('Another rotation is running: wait until it has ended.');
    begin();
    await audioStore.sweep();
    const done: Resealed[] = [];
    for (const column of sealedColumns) {
      const one = await resealColumn(client, keyring, column);
      say(`• ${one.resealed} ${column.what} sealed anew`);
      done.push(one);
    }
    const recordings = await resealRecordings(client, audioStore, say);
    say(`• ${recordings.resealed} recordings sealed anew`);
    done.push(recordings);
    return {
      resealed: done.reduce((sum, { resealed }) => sum + resealed, 0),
      failures: done.flatMap(({ failures }) => failures),
    };
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}
