import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { accountEventKinds } from '#contract/account-events.ts';
import type { PasskeyTransport } from '#contract/passkeys.ts';
import { createdAt, moment } from './columns.ts';
import { users } from './users.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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

/** Public keys of a user's passkeys; the private ones never leave the user's devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytea('public_key').notNull(),
    /** How often it was used, where it counts; one that falls back was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<PasskeyTransport[]>().notNull(),
    name: text('name').notNull(),
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_user_index').on(table.userId)],
);

/** Challenges that were answered, hashed, for as long as they would still be good: none works twice. */
export const spentChallenges = pgTable(
  'spent_challenges',
  { hash: text('hash').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('spent_challenges_expires_index').on(table.expiresAt)],
);

/** The authenticator app that is asked after the password. */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: bytea('sealed_secret').notNull(),
  /** The half minute whose code was used last: no code works twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: createdAt(),
});

/** Hashes of codes that stand in for the authenticator app once; a used one is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('recovery_codes_user_index').on(table.userId)],
);
