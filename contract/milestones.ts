import * as z from 'zod/mini';
import { MILESTONE_KINDS } from '#domain/milestones.ts';
import { defineEndpoint, ownedId } from './endpoint.ts';

export const milestoneSchema = z.object({
  id: z.int(),
  kind: z.enum(MILESTONE_KINDS),
  earnedAt: z.iso.datetime(),
  /** When it was celebrated; null until then. */
  seenAt: z.nullable(z.iso.datetime()),
});

export type EarnedMilestone = z.output<typeof milestoneSchema>;

export const listMilestones = defineEndpoint({
  method: 'GET',
  path: '/api/milestones',
  access: 'user',
  summary: 'What the user has reached with a child, newest first',
  query: z.object({ childId: ownedId('child') }),
  response: z.array(milestoneSchema),
});

export const markMilestonesSeen = defineEndpoint({
  method: 'POST',
  path: '/api/milestones/seen',
  access: 'user',
  summary: 'Say that milestones were celebrated; safe to repeat',
  body: z.object({ ids: z.array(z.int32()).check(z.maxLength(MILESTONE_KINDS.length)) }),
  response: z.object({ message: z.string() }),
});
