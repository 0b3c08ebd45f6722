import * as z from 'zod/mini';
import { defineEndpoint, ownedId } from './endpoint.ts';
import { playSessionIdSchema } from './ids.ts';
import { milestoneSchema } from './milestones.ts';

const count = z.int();
const mean = z.nullable(z.number());

const weekSchema = z.object({
  /** The day on which it begins. */
  sunday: z.string(),
  playCount: count,
  minutes: count,
  /** Means of the play sessions that were scored; null where none was. */
  labeledPraises: mean,
  behaviorDescriptions: mean,
  reflections: mean,
});

export type ProgressWeek = z.output<typeof weekSchema>;

const progressSchema = z.object({
  child: z.object({ id: z.int(), name: z.string() }),
  playCount: count,
  minutes: count,
  /** Days of the streak on which was played. */
  streak: count,
  /** Missed days in it; where there are none, its days are in a row. */
  forgivenDays: count,
  /** The newest that were scored, oldest first. */
  plays: z.array(
    z.object({
      id: playSessionIdSchema,
      /** Where the user is. */
      day: z.string(),
      labeledPraises: count,
      behaviorDescriptions: count,
      reflections: count,
      /** Questions, commands and criticism together. */
      avoidTalk: count,
    }),
  ),
  /** The newest weeks, oldest first. */
  weeks: z.array(weekSchema),
  insights: z.array(z.string()),
  milestones: z.array(milestoneSchema),
});

export type Progress = z.output<typeof progressSchema>;

export const getProgress = defineEndpoint({
  method: 'GET',
  path: '/api/progress',
  access: 'user',
  summary: 'How play with one child goes over time',
  query: z.object({ childId: ownedId('child') }),
  response: progressSchema,
});

/** How many weeks a report looks back; `all` is everything. */
export const REPORT_PERIODS = ['4', '12', 'all'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

const reportSchema = z.object({
  child: z.object({ name: z.string(), age: count }),
  /** First and last day of the period. */
  from: z.string(),
  to: z.string(),
  playCount: count,
  scoredCount: count,
  minutes: count,
  /** Mean of the play sessions that were scored. */
  means: z.object({
    labeledPraises: mean,
    behaviorDescriptions: mean,
    reflections: mean,
    questions: mean,
    commands: mean,
  }),
  weeks: z.array(weekSchema),
  /** Criticism has no number: whether there are words to look at together. */
  hasWordsToLookAt: z.boolean(),
  /** Those words, newest first, where they were asked for. */
  wordsToLookAt: z.array(z.string()),
});

export type Report = z.output<typeof reportSchema>;

export const getReport = defineEndpoint({
  method: 'GET',
  path: '/api/progress/report',
  access: 'user',
  summary: 'How play with one child went in a period, to be shown to somebody else',
  query: z.object({
    childId: ownedId('child'),
    weeks: z.optional(z.enum(REPORT_PERIODS)),
    withWords: z.optional(z.enum(['true', 'false'])),
  }),
  response: reportSchema,
});
