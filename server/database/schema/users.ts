import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    authProvider: text('auth_provider', { enum: ['password', 'google', 'oidc'] })
      .notNull()
      .default('password'),
    passwordHash: text('password_hash'),
    googleId: text('google_id').unique(),
    oidcSubject: text('oidc_subject').unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** The owner took a provider off: an email in common links none any more. */
    isProviderUnlinked: boolean('is_provider_unlinked').notNull().default(false),
    /** IANA name, sent by the browser: "today", streaks and weeks are this user's own. */
    timeZone: text('time_zone').notNull().default('UTC'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // Addresses are stored in lower case; the index holds even against a writer that forgets it.
  (table) => [uniqueIndex('users_email_unique').on(sql`lower(${table.email})`)],
);

/** Login sessions. `sid` is a hash: reading this table does not let anybody log in. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text('sid').primaryKey(),
    /** What its owner calls it by. */
    id: integer('id').notNull().unique().generatedAlwaysAsIdentity(),
    sess: jsonb('sess').$type<{ userAgent?: string }>().notNull(),
    expire: moment('expire').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When whoever is logged in last confirmed that it is them. */
    provenAt: moment('proven_at'),
    /** "Chrome on Android": what the browser says of itself. */
    device: text('device').notNull().default('An unknown device'),
    /** To the hour, so that not every request writes. */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    index('sessions_expire_index').on(table.expire),
    index('sessions_user_index').on(table.userId),
  ],
);

export const passwordResetTokens = pgTable(
  'password_reset_tokens',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A hash of the token in the link. */
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('password_reset_tokens_user_index').on(table.userId)],
);

/** What a user agreed to or withdrew, as a ledger: the newest row of a kind counts. */
export const consents = pgTable(
  'consents',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: [
        'keep_recordings',
        'voice_enrollment',
        'everyone_in_the_room_knows',
        'words_to_service',
        'sound_to_service',
      ],
    }).notNull(),
    granted: boolean('granted').notNull(),
    /** Which wording the user saw. */
    textVersion: text('text_version').notNull(),
    /** Which service elsewhere it is about: its host and model. Null where it is about none. */
    service: text('service'),
    createdAt: createdAt(),
  },
  (table) => [index('consents_newest_index').on(table.userId, table.kind, table.id)],
);

/** How often something was tried: by whom (hashed), and until when it counts. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_at_index').on(table.resetsAt)],
);

export const waitlist = pgTable('waitlist', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull().unique(),
  source: text('source').notNull().default('landing_page'),
  createdAt: createdAt(),
});
