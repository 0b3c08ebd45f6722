import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { MILESTONE_KINDS } from '#domain/milestones.ts';
import { children } from './children.ts';
import { moment, ofSameUser } from './columns.ts';
import { users } from './users.ts';

/** What a parent has reached with a child. It outlives the play session that it was earned in. */
export const milestones = pgTable(
  'milestones',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    childId: integer('child_id').notNull(),
    kind: text('kind', { enum: MILESTONE_KINDS }).notNull(),
    earnedAt: moment('earned_at').notNull().defaultNow(),
    /** When it was celebrated on a screen; null until then. */
    seenAt: moment('seen_at'),
  },
  (table) => [
    ofSameUser('milestones_child_of_same_user', [table.childId, table.userId], children),
    unique('milestones_once').on(table.userId, table.childId, table.kind),
  ],
);
