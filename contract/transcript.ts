// What was said in a play session, line by line, and the parent's own corrections.
import * as z from 'zod/mini';
import { TALK_CODES } from '#domain/talk-codes.ts';
import { defineEndpoint, ownedId } from './endpoint.ts';
import { playSessionSchema } from './play-sessions.ts';

const speaker = z.enum(['parent', 'child', 'other']);
const code = z.enum(TALK_CODES);

export const LINE_MAX_LENGTH = 1000;

const words = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please write what was said'),
    z.maxLength(LINE_MAX_LENGTH, 'Please keep it to 1,000 characters'),
  );

const lineSchema = z.object({
  /** From 1 on. */
  position: z.int(),
  startMs: z.int(),
  endMs: z.int(),
  text: z.string(),
  /** As it was heard. */
  speaker,
  code: z.nullable(code),
  why: z.nullable(z.string()),
  /** As the parent has it; null where nothing was corrected. */
  correctedSpeaker: z.nullable(speaker),
  correctedCode: z.nullable(code),
  correctedText: z.nullable(z.string()),
});

export type TranscriptLine = z.output<typeof lineSchema>;

export const getTranscript = defineEndpoint({
  method: 'GET',
  path: '/api/sessions/:id/transcript',
  access: 'user',
  summary: 'Every line of a play session with who said it, its code and why',
  params: z.object({ id: ownedId('playSession') }),
  response: z.object({ lines: z.array(lineSchema) }),
});

export const correctLine = defineEndpoint({
  method: 'PUT',
  path: '/api/sessions/:id/transcript/:position',
  access: 'user',
  summary:
    'Correct who said a line, what it was or its words; null takes a correction back. Counts and scores follow',
  params: z.object({
    id: ownedId('playSession'),
    position: z.coerce.number().check(z.int(), z.positive(), z.maximum(100_000)),
  }),
  body: z.object({
    speaker: z.nullable(speaker),
    /** Where there are corrected words and no code, they are coded anew. */
    code: z.nullable(code),
    /** Without it the words stay as they are. */
    text: z.optional(z.nullable(words)),
  }),
  response: z.object({ line: lineSchema, playSession: playSessionSchema }),
});
