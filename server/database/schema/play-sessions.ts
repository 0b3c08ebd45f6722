import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PlaySessionId } from '#domain/ids.ts';
import { children } from './children.ts';
import { createdAt, moment, ofSameUser } from './columns.ts';
import { users } from './users.ts';

const score = (name: string) => real(name);
const count = (name: string) => integer(name).notNull().default(0);

export const specialSessions = pgTable(
  'special_sessions',
  {
    id: integer('id').$type<PlaySessionId>().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    childId: integer('child_id').notNull(),
    /** In seconds. */
    duration: integer('duration').notNull(),
    audioTranscription: text('audio_transcription'),
    audioFileUrl: text('audio_file_url'),
    audioSizeBytes: integer('audio_size_bytes'),
    aiAnalysis: jsonb('ai_analysis').$type<Record<string, unknown>>(),
    praiseScore: score('praise_score'),
    imitationScore: score('imitation_score'),
    reflectionScore: score('reflection_score'),
    enthusiasmScore: score('enthusiasm_score'),
    overallScore: score('overall_score'),
    feedback: text('feedback'),
    suggestions: text('suggestions'),
    activityDescription: text('activity_description'),
    unscorable: boolean('unscorable').notNull().default(false),
    unscorableReason: text('unscorable_reason'),
    thirdVoicePct: real('third_voice_pct'),
    labeledPraises: count('labeled_praises'),
    behaviorDescriptions: count('behavior_descriptions'),
    reflections: count('reflections'),
    questions: count('questions'),
    commands: count('commands'),
    criticisms: count('criticisms'),
    totalNegative: count('total_negative'),
    completedAt: moment('completed_at').notNull().defaultNow(),
  },
  (table) => [
    ofSameUser('special_sessions_child_of_same_user', [table.childId, table.userId], children),
    unique('special_sessions_owner_unique').on(table.id, table.userId),
    // Read backwards for the newest. With `.desc()`, which says "nulls last", no `order by … desc` could use them.
    index('special_sessions_user_newest_index').on(table.userId, table.completedAt),
    index('special_sessions_child_newest_index').on(table.childId, table.userId, table.completedAt),
    check('special_sessions_duration_check', sql`${table.duration} >= 0`),
    check('special_sessions_overall_score_check', sql`${table.overallScore} between 0 and 5`),
  ],
);

/** What was said in a play session, line by line, with its code and the parent's own corrections. */
export const utterances = pgTable(
  'utterances',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playSessionId: integer('play_session_id').$type<PlaySessionId>().notNull(),
    userId: uuid('user_id').notNull(),
    position: integer('position').notNull(),
    startMs: integer('start_ms').notNull(),
    endMs: integer('end_ms').notNull(),
    speaker: text('speaker', { enum: ['parent', 'child', 'other'] }).notNull(),
    speakerConfidence: real('speaker_confidence'),
    text: text('text').notNull(),
    textConfidence: real('text_confidence'),
    code: text('code'),
    codeConfidence: real('code_confidence'),
    why: text('why'),
    correctedCode: text('corrected_code'),
    correctedText: text('corrected_text'),
    correctedSpeaker: text('corrected_speaker', { enum: ['parent', 'child', 'other'] }),
    correctedAt: moment('corrected_at'),
  },
  (table) => [
    ofSameUser(
      'utterances_play_session_of_same_user',
      [table.playSessionId, table.userId],
      specialSessions,
    ),
    unique('utterances_position_unique').on(table.playSessionId, table.position),
  ],
);

/** The conversation with the coach: about one play session, or in general (`playSessionId` null). */
export const coachMessages = pgTable(
  'coach_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    childId: integer('child_id'),
    playSessionId: integer('play_session_id').$type<PlaySessionId>(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    responseId: text('response_id'),
    createdAt: createdAt(),
  },
  (table) => [
    ofSameUser('coach_messages_child_of_same_user', [table.childId, table.userId], children),
    ofSameUser(
      'coach_messages_play_session_of_same_user',
      [table.playSessionId, table.userId],
      specialSessions,
    ),
    index('coach_messages_play_session_index').on(table.userId, table.playSessionId, table.id),
    index('coach_messages_child_index').on(table.childId, table.id),
  ],
);
