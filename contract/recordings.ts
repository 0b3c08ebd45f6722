// The recording of a play session after the play: sent to be scored or kept, and played back where it was kept.
import * as z from 'zod/mini';
import { defineEndpoint, download, ownedId } from './endpoint.ts';

const MEGABYTE = 1024 * 1024;

/** Five minutes of plain WAV are 10 to 58 MB, all else is far smaller. */
export const MOST_RECORDING_BYTES = 64 * MEGABYTE;

export const metricsSchema = z.object({
  labeledPraises: z.int(),
  behaviorDescriptions: z.int(),
  reflections: z.int(),
  totalQuestions: z.int(),
  totalCommands: z.int(),
  totalCriticisms: z.int(),
  totalNegative: z.int(),
});

const analysis = z.object({ metrics: metricsSchema });

/** How far the scoring of an uploaded recording is. */
export const processingSchema = z.object({
  status: z.enum(['waiting', 'listening', 'scored', 'failed']),
  /** 0 to 100. */
  progress: z.int(),
  /** Where it failed: whether another try could help. The recording waits with us, until the parent says what to do. */
  mayHelpAgain: z.optional(z.boolean()),
  /** Where it failed, or takes longer than it should. */
  message: z.optional(z.string()),
});

export type Processing = z.output<typeof processingSchema>;

const recordingForm = {
  field: 'audio',
  maxBytes: MOST_RECORDING_BYTES,
  fields: z.object({ sessionId: ownedId('playSession') }),
} as const;

export const processAudio = defineEndpoint({
  method: 'POST',
  path: '/api/sessions/process-audio',
  access: 'user',
  summary:
    'Send the recording of a play session. It is scored by a job, and the play session tells how far that is; one that is scored already is only kept, where the user wants that',
  upload: recordingForm,
  status: 202,
  response: z.extend(processingSchema, {
    /** Once it is scored. */
    analysis: z.optional(analysis),
    full_transcript: z.optional(z.string()),
    transcription: z.optional(z.string()),
  }),
});

export const scoreAgain = defineEndpoint({
  method: 'POST',
  path: '/api/sessions/:id/score-again',
  access: 'user',
  summary: 'Try again to score a recording that was sent and could not be scored',
  params: z.object({ id: ownedId('playSession') }),
  status: 202,
  response: processingSchema,
});
/** Any text: nothing is looked up by it. */
const MOST_ID_LETTERS = 64;

export const testAudioUpload = defineEndpoint({
  method: 'POST',
  path: '/api/sessions/test-audio-upload',
  access: 'public',
  summary: 'Whether a recording would arrive; what is sent is forgotten at once',
  upload: {
    ...recordingForm,
    fields: z.object({ sessionId: z.optional(z.string().check(z.maxLength(MOST_ID_LETTERS))) }),
  },
  response: z.object({
    isAuthenticated: z.boolean(),
    fileReceived: z.boolean(),
    sessionIdReceived: z.boolean(),
  }),
});

export const analyzeCdi = defineEndpoint({
  method: 'POST',
  path: '/api/sessions/analyze-cdi',
  access: 'user',
  summary: 'Count the talk in a transcript; a play session without counts gets them',
  body: z.object({
    transcript: z.string().check(z.minLength(1), z.maxLength(100_000)),
    sessionId: ownedId('playSession'),
  }),
  response: z.object({ analysis, feedback: z.string() }),
});

export const getRecording = defineEndpoint({
  method: 'GET',
  path: '/api/sessions/:id/audio',
  access: 'user',
  summary: 'The kept recording of a play session as WAV, whole or a range of its bytes',
  params: z.object({ id: ownedId('playSession') }),
  response: download,
});
