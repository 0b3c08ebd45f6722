import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { users } from './users.ts';

/** A new email that its owner has not confirmed yet; several accounts may wait for the same one, and none of them has it. */
export const pendingEmails = pgTable('pending_emails', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  /** Names this wish: a link that was sent for an older one does not fit. */
  changeId: uuid('change_id').notNull().defaultRandom(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: createdAt(),
});
