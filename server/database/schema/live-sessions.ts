// Play sessions while they are heard: enough to go on in another server, and the result until it belongs to a play session.
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PlaySessionId, RecordingKey } from '#domain/ids.ts';
import type { HeardSegment } from '#scoring/heard.ts';
import type { SpeechPipelineState } from '#scoring/speech-pipeline.ts';
import type { StoredPlay } from '#scoring/stored-play.ts';
import { children } from './children.ts';
import { createdAt, moment, ofSameUser, updatedAt } from './columns.ts';
import { specialSessions } from './play-sessions.ts';
import { users } from './users.ts';

export const liveSessions = pgTable(
  'live_sessions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recordingKey: text('key').$type<RecordingKey>().notNull(),
    childId: integer('child_id').notNull(),
    /** Who may write: a server that takes over puts its own mark here, and the one before stops. */
    holder: uuid('holder').notNull(),
    /** `unheard`: it cannot be heard while it runs, and has to be scored from an upload. */
    status: text('status', { enum: ['listening', 'finishing', 'finished', 'unheard'] })
      .notNull()
      .default('listening'),
    /** Where the listener stood; what it heard is in `live_segments`. */
    state: jsonb('state').$type<Pick<SpeechPipelineState, 'decoder' | 'detector'>>(),
    /** The first chunk that has to come (again). */
    nextChunk: integer('next_chunk').notNull().default(0),
    heardSeconds: real('heard_seconds').notNull().default(0),
    /** How often listening was given up. */
    failures: integer('failures').notNull().default(0),
    recordingStartedAt: moment('recording_started_at'),
    /** Of a finished one; null where nothing was heard. */
    result: jsonb('result').$type<StoredPlay>(),
    playSessionId: integer('play_session_id').$type<PlaySessionId>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recordingKey] }),
    ofSameUser('live_sessions_child_of_same_user', [table.childId, table.userId], children),
    ofSameUser(
      'live_sessions_play_session_of_same_user',
      [table.playSessionId, table.userId],
      specialSessions,
    ),
    index('live_sessions_child_index').on(table.childId, table.userId),
    index('live_sessions_play_session_index').on(table.playSessionId, table.userId),
    index('live_sessions_loose_index')
      .on(table.updatedAt)
      .where(sql`${table.playSessionId} is null`),
  ],
);

/** What was heard, as it comes. It holds voice prints, and goes when the play session is finished. */
export const liveSegments = pgTable(
  'live_segments',
  {
    userId: uuid('user_id').notNull(),
    recordingKey: text('key').$type<RecordingKey>().notNull(),
    position: integer('position').notNull(),
    segment: jsonb('segment').$type<HeardSegment>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recordingKey, table.position] }),
    foreignKey({
      name: 'live_segments_of_live_session',
      columns: [table.userId, table.recordingKey],
      foreignColumns: [liveSessions.userId, liveSessions.recordingKey],
    }).onDelete('cascade'),
  ],
);
