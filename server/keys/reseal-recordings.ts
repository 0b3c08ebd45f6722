import type { Client } from 'pg';
import type { AudioStore } from '#server/adapters/audio-store.ts';
import type { Resealed } from './reseal-column.ts';

const ROWS_AT_ONCE = 500;
const SAID_EVERY = 50;

/** Seals every kept recording anew that is not sealed with the current key, one after the other. */
export async function resealRecordings(
  client: Client,
  audioStore: Pick<AudioStore, 'reseal'>,
  say: (line: string) => void,
): Promise<Resealed> {
  const failures: string[] = [];
  let resealed = 0;
  let looked = 0;
  for (let after = 0; ; ) {
    const { rows } = await client.query<{ id: number }>(
      `select id from special_sessions where audio_file_url is not null and id > $1
       order by id limit ${ROWS_AT_ONCE}`,
      [after],
    );
    for (const { id } of rows) {
      try {
        if ((await resealOf(client, audioStore, id)) === 'resealed') resealed += 1;
      } catch (error) {
        failures.push(`recording of play session ${id}: ${(error as Error).message}`);
      }
      looked += 1;
      if (looked % SAID_EVERY === 0)
        say(`• ${looked} recordings looked at, ${resealed} sealed anew`);
      after = id;
    }
    if (rows.length < ROWS_AT_ONCE) return { resealed, failures };
  }
}

/** Whoever deletes it meanwhile waits: the sealed one must not come back after that. */
async function resealOf(client: Client, audioStore: Pick<AudioStore, 'reseal'>, id: number) {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ url: string | null }>(
      'select audio_file_url as url from special_sessions where id = $1 for share',
      [id],
    );
    const url = rows[0]?.url;
    return url ? await audioStore.reseal(url) : 'gone';
  } finally {
    await client.query('commit');
  }
}
