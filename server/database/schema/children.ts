import { date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';
import { users } from './users.ts';

export const children = pgTable(
  'children',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** A calendar date, not a moment: a birthday must not move with the time zone. */
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    pronouns: text('pronouns').notNull(),
    profileImageUrl: text('profile_image_url'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('children_user_index').on(table.userId, table.id),
    // Lets other tables refer to a child together with its owner, so that no row can mix families.
    unique('children_owner_unique').on(table.id, table.userId),
  ],
);
