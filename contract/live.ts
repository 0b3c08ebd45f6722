// What the live connection says in both directions. Sound goes up as plain binary frames, one chunk each: the first frame after
// `connected` is chunk `nextChunk`, and each further frame the one after it.
import * as z from 'zod/mini';
import { ownedId } from './endpoint.ts';
import { recordingKeySchema } from './ids.ts';
import { talkCountFields } from './talk-counts.ts';

export const LIVE_PATH = '/api/cdi/realtime';

/** 3 s of plain WAV at 48 kHz in stereo are 0.6 MB. */
export const MOST_CHUNK_BYTES = 1024 * 1024;
export const MOST_MESSAGE_BYTES = 1024;

/** Why the server closes a connection. */
export const closeCodes = {
  /** The play session is over. */
  done: 1000,
  /** A frame that no client of ours sends. */
  badFrame: 1008,
  /** Too busy, or stopping: come again. Everything that was not acknowledged has to come again too. */
  comeAgain: 1013,
  /** The same play session has a newer connection. */
  replaced: 4000,
  /** This recording cannot be heard while it runs: do not come again, it is scored from an upload afterwards. */
  scoredAfterwards: 4001,
  /** The login session has ended. The play session waits: whoever is logged in again goes on with it. */
  loggedOut: 4002,
  /** All places to listen are taken: come again in a while, for a place may be free later in the play. */
  noPlace: 4003,
} as const;

const MOST_USER_ID_LETTERS = 64;

export const liveQuerySchema = z.object({
  sessionId: recordingKeySchema,
  /** Compared with the cookie's user, never trusted. */
  userId: z.optional(z.string().check(z.maxLength(MOST_USER_ID_LETTERS))),
  /** The user's first child, where none is named. */
  childId: z.optional(ownedId('child')),
});

export const clientMessageSchema = z.object({
  type: z.enum(['ping', 'recording_started', 'reset', 'status', 'stop_session']),
});

export type ClientMessage = z.output<typeof clientMessageSchema>;

const count = z.int();

const liveMetricsSchema = z.object(talkCountFields(count));

export type LiveMetrics = z.output<typeof liveMetricsSchema>;

const words = { message: z.string() };
const thirdVoice = { ...words, thirdVoicePct: z.number() };
/** The first chunk that has to come (again); all below are safe. */
const nextChunk = count;

export const serverMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('connected'),
    sessionId: z.string(),
    nextChunk,
    /** None of the user's was scored before: it is told what goes well, and nothing else. */
    isFirst: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('chunk_ack'), nextChunk }),
  z.object({
    type: z.literal('cdi_update'),
    metrics: liveMetricsSchema,
    totalUtterances: count,
    /** What was said since the last update, a line each: "Parent: You built a tower." */
    transcript: z.string(),
    /** The last one: all has been heard, and nothing needs to come again. */
    isFinal: z.boolean(),
    /** A gentle line for the parent, now and then. */
    coaching: z.optional(z.string()),
    /** The parent has done what the last one asks for. */
    isCoachingOver: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('processing'), ...words }),
  z.object({ type: z.literal('error'), ...words }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('reset_complete'), nextChunk }),
  z.object({
    type: z.literal('status'),
    sessionId: z.string(),
    nextChunk,
    /** Length of the recording so far. */
    heardSeconds: z.number(),
    /** The model that heard the last chunk. */
    model: z.optional(z.enum(['base', 'tiny'])),
  }),
  z.object({
    type: z.literal('warmup_status'),
    ...words,
    elapsedMs: z.number(),
    totalMs: z.number(),
  }),
  z.object({ type: z.literal('warmup_complete') }),
  z.object({ type: z.literal('recording_started_ack'), ...words }),
  z.object({ type: z.literal('third_voice_notice'), ...thirdVoice }),
  /** From here on the play session cannot be scored any more. */
  z.object({ type: z.literal('third_voice_warning'), ...thirdVoice }),
  /** At the end: it could not be scored. */
  z.object({ type: z.literal('session_unscorable'), ...thirdVoice }),
]);

export type ServerMessage = z.output<typeof serverMessageSchema>;
