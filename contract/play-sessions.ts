import * as z from 'zod/mini';
import { LATEST_SAVE_SECONDS } from '#domain/play-limits.ts';
import { defineEndpoint, ownedId } from './endpoint.ts';
import { playSessionIdSchema, recordingKeySchema } from './ids.ts';
import { processingSchema } from './recordings.ts';
import { talkCountFields } from './talk-counts.ts';

const count = z.int();
const score = z.nullable(z.number());

export const playSessionSchema = z.object({
  id: playSessionIdSchema,
  childId: z.int(),
  /** In seconds. */
  duration: z.number(),
  activityDescription: z.nullable(z.string()),
  audioTranscription: z.nullable(z.string()),
  aiAnalysis: z.nullable(z.record(z.string(), z.unknown())),
  praiseScore: score,
  imitationScore: score,
  reflectionScore: score,
  enthusiasmScore: score,
  overallScore: score,
  feedback: z.nullable(z.string()),
  suggestions: z.nullable(z.string()),
  /** Whether none was scored before: it hears what went well, and nothing else. */
  isFirst: z.boolean(),
  ...talkCountFields(count),
  unscorable: z.boolean(),
  unscorableReason: z.nullable(z.string()),
  thirdVoicePct: z.nullable(z.number()),
  hasAudio: z.boolean(),
  /** Where its recording was sent to be scored. */
  processing: z.optional(processingSchema),
  completedAt: z.iso.datetime(),
});

const listedPlaySessionSchema = z.pick(playSessionSchema, {
  id: true,
  childId: true,
  duration: true,
  overallScore: true,
  activityDescription: true,
  unscorable: true,
  completedAt: true,
});

export type PlaySession = z.output<typeof playSessionSchema>;
export type ListedPlaySession = z.output<typeof listedPlaySessionSchema>;

const ofChild = z.object({ childId: ownedId('child') });

/** What one answer lists at most, and by default: more than a year of daily play. */
export const PLAY_SESSIONS_PAGE = 500;

export const listPlaySessions = defineEndpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'user',
  summary: 'Finished play sessions of the user, newest first, page by page',
  query: z.object({
    limit: z.optional(
      z.coerce.number().check(z.int(), z.positive(), z.maximum(PLAY_SESSIONS_PAGE)),
    ),
    /** The last one of the page before. */
    before: z.optional(ownedId('playSession')),
  }),
  response: z.array(listedPlaySessionSchema),
});

const childProgressSchema = z.object({
  childId: z.int(),
  sessionCount: count,
  /** Of all that could be scored. */
  averageScore: score,
  /** Newest first. */
  recent: z.array(listedPlaySessionSchema),
});

export type ChildProgress = z.output<typeof childProgressSchema>;

export const listChildProgress = defineEndpoint({
  method: 'GET',
  path: '/api/sessions/progress',
  access: 'user',
  summary: 'Per child: how often was played, how it went, and the newest play sessions',
  response: z.array(childProgressSchema),
});

export const getPlaySession = defineEndpoint({
  method: 'GET',
  path: '/api/sessions/:id',
  access: 'user',
  summary: 'One play session',
  params: z.object({ id: ownedId('playSession') }),
  response: playSessionSchema,
});

const MOST_SECONDS = 7200;
const MOST_COUNTED = 10_000;
const MOST_TEXT = 100_000;
const MOST_DESCRIPTION = 500;

const counted = z.optional(z.int().check(z.minimum(0), z.maximum(MOST_COUNTED)));
const reason = z.optional(z.string().check(z.maxLength(MOST_DESCRIPTION)));
const percent = z.optional(z.number().check(z.minimum(0), z.maximum(100)));

/** Of what a client counted itself, what the screens know; other keys are dropped. */
const cdiMetrics = z.object({
  labeledPraises: counted,
  behaviorDescriptions: counted,
  reflections: counted,
  totalQuestions: counted,
  totalCommands: counted,
  totalCriticisms: counted,
  totalNegative: counted,
});

const newPlaySessionSchema = z.object({
  childId: ownedId('child'),
  /** In seconds. */
  duration: z.number().check(z.minimum(0), z.maximum(MOST_SECONDS)),
  /** Now where it is missing. Not a moment: the clock of the device may be wrong. */
  endedSecondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(LATEST_SAVE_SECONDS))),
  activityDescription: z.optional(z.string().check(z.maxLength(MOST_DESCRIPTION))),
  /** Was heard live under this name: then everything that was heard comes from there, and saving it twice changes nothing. */
  recordingKey: z.optional(recordingKeySchema),
  /** With it: how many chunks were recorded. Refused as `recording_incomplete` until all of them have come. */
  recordedChunks: counted,
  /** With it: the recording comes as an upload, so that what was heard live does not matter. */
  isUploadComing: z.optional(z.boolean()),
  audioTranscription: z.optional(z.string().check(z.maxLength(MOST_TEXT))),
  ...talkCountFields(counted),
  aiAnalysis: z.optional(z.object({ cdiMetrics })),
  unscorable: z.optional(z.boolean()),
  unscorableReason: reason,
  thirdVoicePct: percent,
  // As an older client spells them.
  liveSessionId: z.optional(recordingKeySchema),
  unscorable_reason: reason,
  third_voice_pct: percent,
});

export type NewPlaySession = z.output<typeof newPlaySessionSchema>;

export const createPlaySession = defineEndpoint({
  method: 'POST',
  path: '/api/sessions',
  access: 'user',
  summary: 'Save a play session that was played',
  body: newPlaySessionSchema,
  status: 201,
  response: playSessionSchema,
});

export const sayActivity = defineEndpoint({
  method: 'PATCH',
  path: '/api/sessions/:id',
  access: 'user',
  summary: 'Say what was played in a play session; null takes it back',
  params: z.object({ id: ownedId('playSession') }),
  body: z.object({
    activityDescription: z.nullable(
      z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_DESCRIPTION)),
    ),
  }),
  response: playSessionSchema,
});

export const getPlayStats = defineEndpoint({
  method: 'GET',
  path: '/api/sessions/stats',
  access: 'user',
  summary: 'How often a child was played with',
  query: ofChild,
  response: z.object({
    totalSessions: count,
    /** Since Sunday, where the user is. */
    weekSessions: count,
    /** Days of the streak on which was played. */
    currentStreak: count,
    /** Missed days in it; where there are none, its days are in a row. */
    forgivenDays: count,
  }),
});

export const getPlayWeek = defineEndpoint({
  method: 'GET',
  path: '/api/sessions/weekly',
  access: 'user',
  summary: 'This week, Sunday to Saturday, and on which of its days was played',
  query: ofChild,
  response: z.object({ dates: z.array(z.string()), completedDays: z.array(z.string()) }),
});
