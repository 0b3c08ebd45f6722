// Every row of a user, kind by kind, as it is stored; secrets for logging in are left out.
import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Database, tables } from '#server/database/connect.ts';

export type Row = Readonly<Record<string, unknown>>;

interface Kind {
  /** As the files of the export call it. */
  readonly name: string;
  readonly table: PgTable;
  readonly columns: Readonly<Record<string, PgColumn>>;
  readonly isOf: (userId: string) => SQL;
  readonly order: readonly PgColumn[];
  readonly rowsAtOnce: number;
}

const THIN_ROWS = 500;
/** Each may hold a transcript of 100,000 letters, or all that was heard of a play. */
const FAT_ROWS = 20;

const {
  accountEvents,
  children,
  coachMessages,
  consents,
  liveSegments,
  liveSessions,
  mailPreferences,
  milestones,
  parentVoiceEnrollments,
  passkeys,
  pendingEmails,
  recordingParts,
  recordingUploads,
  specialSessions,
  users,
  utterances,
} = tables;

function kind(
  name: string,
  table: PgTable & { readonly userId: PgColumn },
  order: readonly PgColumn[],
  more: Partial<Kind> = {},
): Kind {
  const isOf = (userId: string) => eq(table.userId, userId);
  const columns = getTableColumns(table);
  return { name, table, columns, isOf, order, rowsAtOnce: THIN_ROWS, ...more };
}

/** Rows that have no owner of their own, or no index by it, are found by their play session. */
const ofPlaySessionOf = (column: PgColumn) => (userId: string) =>
  sql`${column} in (select ${specialSessions.id} from ${specialSessions} where ${specialSessions.userId} = ${userId})`;

/** The files call it as earlier ones did. */
function withKey(table: PgTable): Kind['columns'] {
  const named = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    named.map(([name, column]) => [name === 'recordingKey' ? 'key' : name, column]),
  );
}

const account: Kind = {
  name: 'account',
  table: users,
  columns: {
    id: users.id,
    email: users.email,
    firstName: users.firstName,
    lastName: users.lastName,
    profileImageUrl: users.profileImageUrl,
    authProvider: users.authProvider,
    emailVerified: users.emailVerified,
    timeZone: users.timeZone,
    createdAt: users.createdAt,
    updatedAt: users.updatedAt,
  },
  isOf: (userId) => eq(users.id, userId),
  order: [users.id],
  rowsAtOnce: 1,
};

export const exportedKinds: readonly Kind[] = [
  account,
  kind('pendingEmails', pendingEmails, [pendingEmails.userId], {
    columns: { email: pendingEmails.email, expiresAt: pendingEmails.expiresAt },
  }),
  // Their names; what they are made of is for logging in alone.
  kind('passkeys', passkeys, [passkeys.id], {
    columns: {
      name: passkeys.name,
      lastUsedAt: passkeys.lastUsedAt,
      createdAt: passkeys.createdAt,
    },
  }),
  kind('accountEvents', accountEvents, [accountEvents.id], {
    columns: {
      kind: accountEvents.kind,
      device: accountEvents.device,
      createdAt: accountEvents.createdAt,
    },
  }),
  kind('children', children, [children.id]),
  kind('playSessions', specialSessions, [specialSessions.completedAt, specialSessions.id], {
    rowsAtOnce: FAT_ROWS,
  }),
  kind('utterances', utterances, [utterances.playSessionId, utterances.position], {
    isOf: ofPlaySessionOf(utterances.playSessionId),
  }),
  kind('coachMessages', coachMessages, [coachMessages.id]),
  kind('consents', consents, [consents.id]),
  kind('voiceEnrollments', parentVoiceEnrollments, [parentVoiceEnrollments.id]),
  kind('livePlaySessions', liveSessions, [liveSessions.recordingKey], {
    columns: withKey(liveSessions),
    rowsAtOnce: FAT_ROWS,
  }),
  kind('liveSegments', liveSegments, [liveSegments.recordingKey, liveSegments.position], {
    columns: withKey(liveSegments),
  }),
  kind('milestones', milestones, [milestones.id]),
  kind('mailPreferences', mailPreferences, [mailPreferences.userId]),
  kind('recordingUploads', recordingUploads, [recordingUploads.playSessionId], {
    rowsAtOnce: FAT_ROWS,
  }),
  // That it is there; the sound itself lies here for minutes alone.
  kind('recordingParts', recordingParts, [recordingParts.uploadId, recordingParts.position], {
    columns: {
      playSessionId: recordingParts.playSessionId,
      position: recordingParts.position,
      createdAt: recordingParts.createdAt,
    },
  }),
];

/** A few rows at a time, however many there are. One kind after the other: the cursor has one name. */
export async function* pagesOf(
  tx: Database,
  { table, columns, isOf, order, rowsAtOnce }: Kind,
  userId: string,
): AsyncGenerator<Row[]> {
  const rows = tx
    .select(columns)
    .from(table)
    .where(isOf(userId))
    .orderBy(...order.map((column) => asc(column)));
  await tx.execute(sql`declare exported no scroll cursor for ${rows.getSQL()}`);
  const fetchNext = sql.raw(`fetch ${rowsAtOnce} from exported`);
  for (;;) {
    const page = await tx.execute(fetchNext);
    if (page.rows.length === 0) break;
    yield page.rows.map((row) => namedAsInCode(columns, row));
  }
  await tx.execute(sql`close exported`);
}

/** What a cursor gives has the names and kinds of the database. */
function namedAsInCode(columns: Kind['columns'], stored: Row): Row {
  const named = Object.entries(columns).map(([name, column]) => {
    const value = stored[column.name];
    return [name, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(named);
}

/** Until the transaction ends, on whichever server; false where another one has it. */
export async function tryLockExport(tx: Database, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('export'), hashtext(${userId})) as locked`,
  );
  return rows[0]?.locked ?? false;
}
