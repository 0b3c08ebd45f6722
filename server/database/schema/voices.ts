import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** The voiceprint of a parent: numbers that cannot be played, never the sample. */
export const parentVoiceEnrollments = pgTable('parent_voice_enrollments', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  embedding: jsonb('embedding').$type<number[]>().notNull(),
  embeddingDimension: integer('embedding_dimension').notNull(),
  enrollmentDate: moment('enrollment_date').notNull().defaultNow(),
  metadata: jsonb('metadata').$type<Record<string, unknown>>(),
});
