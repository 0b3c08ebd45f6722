import * as z from 'zod/mini';
import type { PlaySessionId } from '#domain/ids.ts';
import { defineEndpoint, download, ownedId } from './endpoint.ts';
import { playSessionIdSchema } from './ids.ts';

const countSchema = z.int();

const overviewSchema = z.object({
  hasAnyData: z.boolean(),
  summary: z.object({
    totalSessions: countSchema,
    totalAudioFiles: countSchema,
    totalChildren: countSchema,
    totalStorageBytes: countSchema,
  }),
  /** Newest first. */
  sessions: z.array(
    z.object({
      id: playSessionIdSchema,
      childName: z.string(),
      /** In seconds. */
      duration: z.number(),
      completedAt: z.iso.datetime(),
      hasAudio: z.boolean(),
    }),
  ),
  children: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      sessionCount: countSchema,
      audioFileCount: countSchema,
    }),
  ),
});

export type DataOverview = z.output<typeof overviewSchema>;

const doneSchema = z.object({ message: z.string() });

export const getDataOverview = defineEndpoint({
  method: 'GET',
  path: '/api/data-management/overview',
  access: 'user',
  summary: 'What this account holds',
  response: overviewSchema,
});

export const deleteData = defineEndpoint({
  method: 'DELETE',
  path: '/api/data-management/delete',
  access: 'user',
  summary:
    'Delete everything but the account itself, or all recordings; specificIds narrows it to play sessions',
  body: z.object({
    deletionType: z.enum(['all', 'audio'], 'deletionType must be all or audio'),
    // An empty list would delete nothing, and be told that all of it is gone.
    specificIds: z.optional(
      z
        .array(z.int32() as z.ZodMiniType<number> as z.ZodMiniType<PlaySessionId, number>)
        .check(
          z.minLength(1, 'Name at least one play session, or leave specificIds out.'),
          z.maxLength(1000),
        ),
    ),
  }),
  response: z.object({
    message: z.string(),
    /** Play sessions, recordings, or, of everything, records of any kind; 0 where nothing of it was there. */
    deleted: countSchema,
  }),
});

export const deletePlaySession = defineEndpoint({
  method: 'DELETE',
  path: '/api/data-management/sessions/:id',
  access: 'user',
  summary: 'Delete one play session and its recording',
  params: z.object({ id: ownedId('playSession') }),
  response: doneSchema,
});

export const deleteChildData = defineEndpoint({
  method: 'DELETE',
  path: '/api/data-management/children/:id',
  access: 'user',
  summary: 'Delete a child and everything about it',
  params: z.object({ id: ownedId('child') }),
  response: doneSchema,
});

export const exportData = defineEndpoint({
  method: 'GET',
  path: '/api/data-management/export',
  access: 'user',
  proof: 'fresh',
  summary: 'Everything this account holds, as JSON and CSV in a zip',
  response: download,
});
