// What the specification stores and nothing fills: kept here, so that whoever reads the other tables need not ask.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { PlaySessionId } from '#domain/ids.ts';
import { children } from './children.ts';
import { createdAt, ofSameUser, updatedAt } from './columns.ts';
import { specialSessions } from './play-sessions.ts';
import { users } from './users.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const voiceEmbeddings = pgTable(
  'voice_embeddings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    childId: integer('child_id'),
    speakerType: text('speaker_type', { enum: ['parent', 'child', 'other'] }).notNull(),
    embedding: jsonb('embedding').$type<number[]>().notNull(),
    embeddingModel: text('embedding_model').notNull(),
    audioData: bytea('audio_data'),
    /** In seconds. */
    audioDuration: real('audio_duration'),
    audioFormat: text('audio_format'),
    /** In bytes. */
    audioLength: integer('audio_length'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    ofSameUser('voice_embeddings_child_of_same_user', [table.childId, table.userId], children),
    index('voice_embeddings_user_index').on(table.userId),
    index('voice_embeddings_child_index').on(table.childId),
    // The field is specified; our promise is that a sample is never stored. The database keeps it.
    check('voice_embeddings_no_audio_check', sql`${table.audioData} is null`),
  ],
);

/** How well a play session could be heard. */
export const voiceSessions = pgTable(
  'voice_sessions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer('session_id')
      .$type<PlaySessionId>()
      .notNull()
      .unique()
      .references(() => specialSessions.id, { onDelete: 'cascade' }),
    parentEmbeddingId: integer('parent_embedding_id').references(() => voiceEmbeddings.id, {
      onDelete: 'set null',
    }),
    childEmbeddingId: integer('child_embedding_id').references(() => voiceEmbeddings.id, {
      onDelete: 'set null',
    }),
    matchConfidence: real('match_confidence'),
    sessionType: varchar('session_type', { length: 50 }).notNull().default('standard'),
    isNonVerbalSession: boolean('is_non_verbal_session').notNull().default(false),
    childUtteranceCount: integer('child_utterance_count').notNull().default(0),
    parentUtteranceCount: integer('parent_utterance_count').notNull().default(0),
    averageTranscriptionConfidence: real('average_transcription_confidence'),
    noiseLevel: real('noise_level'),
    signalQuality: real('signal_quality'),
    multipleVoicesDetected: boolean('multiple_voices_detected').notNull().default(false),
    nonVerbalVocalizationCount: integer('non_verbal_vocalization_count').notNull().default(0),
    silenceRatio: real('silence_ratio'),
    qualityWarnings: text('quality_warnings').array().notNull().default(sql`'{}'::text[]`),
    metadata: jsonb('metadata').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('voice_sessions_parent_embedding_index').on(table.parentEmbeddingId),
    index('voice_sessions_child_embedding_index').on(table.childEmbeddingId),
  ],
);
