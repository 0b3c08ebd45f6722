// Recordings on their way: sent after the play to be scored or kept. The sound is here, encrypted, until that is done.
import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PlaySessionId } from '#domain/ids.ts';
import type { SpeechPipelineState } from '#scoring/speech-pipeline.ts';
import { createdAt, ofSameUser, updatedAt } from './columns.ts';
import { specialSessions } from './play-sessions.ts';
import { users } from './users.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const recordingUploads = pgTable(
  'recording_uploads',
  {
    playSessionId: integer('play_session_id').$type<PlaySessionId>().primaryKey(),
    userId: uuid('user_id').notNull(),
    /** Names its parts. */
    uploadId: uuid('upload_id').notNull(),
    status: text('status', { enum: ['waiting', 'listening', 'scored', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Who may write: a job that takes over puts its own mark here. */
    holder: uuid('holder'),
    /** 0 to 100. */
    progress: integer('progress').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    /** Why it failed. */
    problem: text('problem'),
    /** Where the listener stood; it holds voice prints, and goes when the recording is scored. */
    state: jsonb('state').$type<SpeechPipelineState>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    ofSameUser(
      'recording_uploads_play_session_of_same_user',
      [table.playSessionId, table.userId],
      specialSessions,
    ),
    index('recording_uploads_open_index')
      .on(table.updatedAt)
      .where(sql`${table.status} in ('waiting', 'listening')`),
  ],
);

export const recordingParts = pgTable(
  'recording_parts',
  {
    uploadId: uuid('upload_id').notNull(),
    position: integer('position').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null while the form has not said which. */
    playSessionId: integer('play_session_id').$type<PlaySessionId>(),
    sealedBytes: bytea('sealed_bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.position] }),
    ofSameUser(
      'recording_parts_play_session_of_same_user',
      [table.playSessionId, table.userId],
      specialSessions,
    ),
    index('recording_parts_play_session_index').on(table.playSessionId, table.userId),
    // How much of one user's sound waits.
    index('recording_parts_user_index').on(table.userId),
    index('recording_parts_oldest_index').on(table.createdAt),
  ],
);
