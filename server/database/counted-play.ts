import { sql } from 'drizzle-orm';
import { WORTH_FEEDBACK_SECONDS } from '#domain/play-limits.ts';
import { specialSessions } from './tables/play-sessions.ts';

/**
 * Play that counts for totals, streaks, averages and milestones: not over before it began, and not one in which we listened
 * and nobody said a word. One that nobody could listen to counts: the time was spent.
 */
export const isCountedPlay = sql<boolean>`(${specialSessions.duration} >= ${sql.raw(String(WORTH_FEEDBACK_SECONDS))}
  and ${specialSessions.audioTranscription} is distinct from '')`;
