// Holds what was acknowledged against what is there: found, doubled or lost.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster.ts';
import type { Ledger } from './ledger.ts';

const PATIENCE_MS = 240_000;

export interface Tally {
  readonly kind: string;
  readonly acknowledged: number;
  readonly found: number;
  readonly doubled: number;
}

/** What a play session of the whole recording comes to when nothing happens. */
export interface Undisturbed {
  readonly seconds: number;
  readonly soundBytes: number;
}

/** Resolves with how long it took until no job waited any more. */
export async function drain({ pool }: Cluster): Promise<number> {
  const begunMs = Date.now();
  for (;;) {
    const { rows } = await pool
      .query<{ open: number }>(
        `select (select count(*) from graphile_worker.jobs)::int
              + (select count(*) from recording_uploads where status in ('waiting', 'listening'))::int as open`,
      )
      .catch(() => ({ rows: [{ open: -1 }] }));
    if (rows[0]?.open === 0) return Date.now() - begunMs;
    if (Date.now() - begunMs > PATIENCE_MS) return Infinity;
    // A retry that waits for its time would only make this longer.
    await pool
      .query(
        `select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs
         where run_at > now() + interval '15 seconds' and locked_at is null`,
      )
      .catch(() => undefined);
    await sleep(500);
  }
}

export async function check(
  cluster: Cluster,
  ledger: Ledger,
  undisturbed: Undisturbed,
): Promise<Tally[]> {
  const { pool, mailServer, bucket } = cluster;
  const count = async (query: string, ...values: unknown[]) =>
    Number((await pool.query<{ count: string }>(query, values)).rows[0]?.count);
  const tally = (kind: string, copies: readonly number[]): Tally => ({
    kind,
    acknowledged: copies.length,
    found: copies.filter((many) => many > 0).length,
    doubled: copies.filter((many) => many > 1).length,
  });
  const each = <Item>(items: readonly Item[], look: (item: Item) => Promise<number>) =>
    Promise.all(items.map(look));

  const mailsTo = (address: string) =>
    mailServer.mails.filter((mail) => mail.to?.some((to) => to.address === address));
  const differentMailsTo = (address: string) =>
    new Set(mailsTo(address).map(({ messageId }) => messageId)).size;
  const readers = [...ledger.accounts, ...ledger.mailedTo];

  const savedRows = [...ledger.saved].map(async ([userId, keys]) => {
    const rows = await count('select count(*) from special_sessions where user_id = $1', userId);
    const linked = await each(keys, (key) =>
      count(
        `select count(*) from live_sessions join special_sessions s on s.id = play_session_id
         where live_sessions.user_id = $1 and key = $2`,
        userId,
        key,
      ),
    );
    // A row more than there are keys would be a second copy of one of them.
    return linked.map((many, index) => (index === 0 ? many + rows - keys.length : many));
  });

  const chunksOf = await each(ledger.plays, async ({ userId, key, takenBack }) => {
    const { rows } = await pool.query<{ seconds: number }>(
      'select heard_seconds as seconds from live_sessions where user_id = $1 and key = $2',
      [userId, key],
    );
    // Every chunk heard once is the length of the recording; less is a loss, more is one heard twice.
    const share = (rows[0]?.seconds ?? 0) / undisturbed.seconds;
    if (takenBack > 0) return 0;
    return Math.abs(share - 1) < 0.01 ? 1 : share < 1 ? 0 : 2;
  });
  const playRows = await each(ledger.plays, ({ userId, key }) =>
    count(
      `select count(*) from special_sessions where user_id = $1 and id in
       (select play_session_id from live_sessions where key = $2)`,
      userId,
      key,
    ),
  );

  const uploadsScored = await each(ledger.uploads, async ({ playSessionId }) => {
    const scored = await count(
      `select count(*) from recording_uploads join special_sessions s on s.id = play_session_id
       where play_session_id = $1 and status = 'scored' and s.ai_analysis is not null`,
      playSessionId,
    );
    const twice = await count(
      `select count(*) from (select 1 from utterances where play_session_id = $1
       group by start_ms, text having count(*) > 1) as same`,
      playSessionId,
    );
    return scored + twice;
  });
  const recordingsKept = await each(ledger.uploads, async ({ userId, playSessionId }) => {
    const kept = bucket.objects.get(`${userId}/${playSessionId}.enc`);
    return kept?.length === undisturbed.soundBytes ? 1 : 0;
  });

  return [
    tally(
      'accounts',
      await each(ledger.accounts, (email) =>
        count('select count(*) from users where email = $1', email),
      ),
    ),
    tally('saved play sessions', (await Promise.all(savedRows)).flat()),
    tally('live play sessions, every chunk heard', chunksOf),
    tally('live play sessions, saved', playRows),
    tally('uploads scored', uploadsScored),
    tally('recordings kept', recordingsKept),
    tally('mails', readers.map(differentMailsTo)),
    tally(
      'coach messages',
      await each(ledger.coachMessages, (message) =>
        count(`select count(*) from coach_messages where role = 'user' and content = $1`, message),
      ),
    ),
  ];
}

/** Second copies of a mail, which its Message-ID gives away. */
export function copiesOf({ mailServer }: Cluster, { accounts, mailedTo }: Ledger): number {
  const readers = new Set([...accounts, ...mailedTo]);
  const mails = mailServer.mails.filter((mail) => readers.has(mail.to?.[0]?.address ?? ''));
  return mails.length - new Set(mails.map(({ messageId }) => messageId)).size;
}
