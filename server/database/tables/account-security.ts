import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accountEventKinds } from '#contract/account-events.ts';
import { createdAt, moment } from './columns.ts';
import { users } from './users.ts';

/** Browsers that have logged in to an account, known again by a cookie of their own, of which this holds a hash. */
export const devices = pgTable(
  'devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceHash: text('device_hash').notNull(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('devices_last_seen_index').on(table.lastSeenAt),
  ],
);

/** What happened to an account, for its owner to read; no word of the family. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: accountEventKinds }).notNull(),
    /** "Chrome on Android": what the browser says of itself. */
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('account_events_newest_index').on(table.userId, table.id),
    index('account_events_created_index').on(table.createdAt),
  ],
);
