import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

const partSchema = z.object({
  /** `off`: this process does not run the part, and that is as configured. */
  status: z.enum(['up', 'down', 'off']),
});

const placesSchema = z.object({ most: z.int(), free: z.int() });

const healthSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  role: z.enum(['all', 'web', 'worker']),
  uptimeSeconds: z.number(),
  database: partSchema,
  queue: z.extend(partSchema, {
    waiting: z.optional(z.int()),
    failed: z.optional(z.int()),
  }),
  /** Starts its processes with the first play session that is heard live. */
  speechPool: z.extend(partSchema, {
    processes: z.object({ most: z.int(), running: z.int(), busy: z.int() }),
    /** Play sessions that are being heard. */
    hearings: z.int(),
    /** A live play takes a place with its first sound; uploads have places of their own. */
    places: z.object({ live: placesSchema, uploads: placesSchema }),
    /** Seconds of sound that wait to be heard. */
    waitingSeconds: z.number(),
    /** Processes that are behind and hear with the smaller model. */
    onSmallerModel: z.int(),
    sinceStart: z.object({
      startedProcesses: z.int(),
      /** By reason. */
      endedProcesses: z.record(z.string(), z.int()),
      resumedHearings: z.int(),
      givenUpHearings: z.int(),
      refusedHearings: z.int(),
      refusedChunks: z.int(),
    }),
  }),
  /** What one account may have at most, by name and unit. */
  quotas: z.record(z.string(), z.int()),
  /** Where recordings are kept. While it is down the server still answers 200, since all else goes on. */
  audioStore: partSchema,
  /**
   * Room for data, on this server's disk and, as far as it was refused lately, in the database. `low`: the owner should make room soon.
   * `full`: the server still answers 200, since all that is kept can be read.
   */
  disk: z.object({ status: z.enum(['up', 'low', 'full', 'off']) }),
});

export type Health = z.output<typeof healthSchema>;

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Whether the parts of this server work; 503 when one that should be up is down',
  response: healthSchema,
});
