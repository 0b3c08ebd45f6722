import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

const partSchema = z.object({
  /** `off`: this process does not run the part, and that is as configured. */
  status: z.enum(['up', 'down', 'off']),
});

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
  speechPool: partSchema,
});

export type Health = z.output<typeof healthSchema>;

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Whether the parts of this server work; 503 when one that should be up is down',
  response: healthSchema,
});
