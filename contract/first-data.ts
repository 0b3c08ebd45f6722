// What a page shows first, in one answer: the server puts it into the page, so that nothing has to be asked before something is shown.
import * as z from 'zod/mini';
import { getCurrentUser } from './auth.ts';
import { listChildren } from './children.ts';
import { defineEndpoint, ownedId } from './endpoint.ts';
import { listMilestones } from './milestones.ts';
import { getPlaySession, getPlayStats, getPlayWeek } from './play-sessions.ts';
import { getProgress } from './progress.ts';
import { getVoiceStatus } from './voice.ts';

/** What every page with first data carries. */
const familySchema = z.object({
  /** A browser elsewhere may have another day. */
  today: z.string(),
  timeZone: z.string(),
  user: getCurrentUser.response,
  children: listChildren.response,
});

const homeSchema = z.object({
  childId: z.int(),
  stats: getPlayStats.response,
  week: getPlayWeek.response,
  milestones: listMilestones.response,
  voice: getVoiceStatus.response,
});

const resultsSchema = z.object({
  playSession: getPlaySession.response,
  progress: getProgress.response,
});

export type HomeData = z.output<typeof homeSchema>;

export interface FirstData extends z.output<typeof familySchema> {
  /** Of the first child; missing where there is none. */
  readonly home?: HomeData | undefined;
  readonly results?: z.output<typeof resultsSchema> | undefined;
}

export const getHomeData = defineEndpoint({
  method: 'GET',
  path: '/api/first-data/home',
  access: 'user',
  summary: 'What Home shows first, in one answer',
  response: z.extend(familySchema, { home: z.optional(homeSchema) }),
});

export const getPlayData = defineEndpoint({
  method: 'GET',
  path: '/api/first-data/play',
  access: 'user',
  summary: 'What the page of a play needs first, in one answer',
  response: familySchema,
});

export const getResultsData = defineEndpoint({
  method: 'GET',
  path: '/api/first-data/results/:id',
  access: 'user',
  summary: 'What the results of a play session show first, in one answer',
  params: z.object({ id: ownedId('playSession') }),
  response: z.extend(familySchema, { results: resultsSchema }),
});
