import * as z from 'zod/mini';
import { defineEndpoint, eventStream, ownedId } from './endpoint.ts';

const count = z.int();
const lines = z.array(z.string());

const streamedScoresSchema = z.object({
  counts: z.object({
    labeledPraise: count,
    behaviorDescriptions: count,
    reflections: count,
    questions: count,
    commands: count,
  }),
  guidance: z.string(),
  /** A few things that the parent said, each once. */
  examples: z.object({ labeledPraise: lines, behaviorDescriptions: lines }),
});

export type StreamedScores = z.output<typeof streamedScoresSchema>;

/** The events of `streamPlayScoring`: any number of `progress`, then one `final` or one `error`. */
export const scoringEventSchema = z.discriminatedUnion('event', [
  /** How much of the transcript has been coded so far. */
  z.object({ event: z.literal('progress'), data: z.object({ bytes: count }) }),
  z.object({ event: z.literal('final'), data: streamedScoresSchema }),
  z.object({ event: z.literal('error'), data: z.object({ message: z.string() }) }),
]);

export type ScoringEvent = z.output<typeof scoringEventSchema>;

export const streamPlayScoring = defineEndpoint({
  method: 'GET',
  path: '/api/dev/cdi-stream-test',
  access: 'user',
  summary:
    'Codes the stored transcript of a play session anew, as server-sent events: progress, then final or error',
  query: z.object({ sessionId: ownedId('playSession') }),
  response: eventStream,
});
