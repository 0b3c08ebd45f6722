import { boolean, date, pgTable, time, uuid } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';
import { users } from './users.ts';

/** Mails that a user asked for; nobody has a row who never did. */
export const mailPreferences = pgTable('mail_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  reminder: boolean('reminder').notNull().default(false),
  recap: boolean('recap').notNull().default(false),
  /** On the clock of the place where the user is. */
  sendAt: time('send_at').notNull().default('17:30'),
  /** The last of the user's days on which the reminder was due, sent or not. */
  reminderDay: date('reminder_day', { mode: 'string' }),
  /** The last Sunday on which the recap was due. */
  recapDay: date('recap_day', { mode: 'string' }),
  updatedAt: updatedAt(),
});
