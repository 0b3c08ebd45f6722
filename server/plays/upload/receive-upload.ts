// A recording arrives: it is put aside for the job that scores it.

import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Processing, processAudio } from '#contract/recordings.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { hasResult } from '#domain/play-scores.ts';
import { AppError } from '#server/app-error.ts';
import { limitConcurrencyPerUser } from '#server/concurrency.ts';
import type { Database } from '#server/database/connect.ts';
import { readForm } from '#server/http/uploads.ts';
import { findPlaySession } from '#server/plays/tables/play-sessions.ts';
import { deleteParts } from '#server/plays/tables/recording-parts.ts';
import { findUpload, insertUpload, restartUpload } from '#server/plays/tables/recording-uploads.ts';
import type { Quotas } from '#server/quotas/quotas.ts';
import { processingOf } from './processing.ts';
import { enqueueScoring } from './score-upload.ts';
import type { PartStore } from './upload-parts.ts';

export interface UploadServices {
  readonly db: Database;
  readonly parts: PartStore;
  readonly quotas: Pick<Quotas, 'requireRoom'>;
  /** Whether the user wants recordings to be kept. */
  readonly isKeeping: (userId: string) => Promise<boolean>;
}

/** A device sends one after the other, and few families have three; what waits is not read. */
const perUser = limitConcurrencyPerUser({ atOnce: 2, mostWaiting: 4 });

interface Sent {
  readonly playSessionId: PlaySessionId;
  readonly bytes: number;
}

/** Puts the recording aside and queues its scoring; one that is not needed is forgotten at once. */
export async function receiveUpload(
  services: UploadServices,
  userId: string,
  request: FastifyRequest,
): Promise<{ readonly playSessionId: PlaySessionId; readonly processing: Processing }> {
  const { db, quotas, isKeeping } = services;
  const uploadId = randomUUID();
  let isTaken = false;
  try {
    const { playSessionId, bytes } = await perUser(userId, () =>
      receive(services, userId, uploadId, request),
    );
    const playSession = await ownPlaySession(db, userId, playSessionId);
    if (bytes === 0) throw new AppError('unusable_recording', 'The recording is empty.');
    const isKept = playSession.audioSizeBytes !== null || !(await isKeeping(userId));
    if (hasResult(playSession) && isKept)
      return { playSessionId, processing: { status: 'scored', progress: 100 } };
    const upload = await db.transaction(async (tx) => {
      // Before it is scored: afterwards the device would have given it up.
      if (!isKept) await quotas.requireRoom(tx, userId, 'keptRecordingBytes', 0);
      const row = await insertUpload(tx, { userId, playSessionId, uploadId });
      if (row.uploadId === uploadId) await enqueueScoring(tx, row);
      return row;
    });
    isTaken = upload.uploadId === uploadId;
    return { playSessionId, processing: processingOf(upload) };
  } finally {
    if (!isTaken) await deleteParts(db, uploadId);
  }
}

async function receive(
  { db, parts, quotas }: UploadServices,
  userId: string,
  uploadId: string,
  request: FastifyRequest,
): Promise<Sent> {
  const requireRoom = (tx: Database, more: number) =>
    quotas.requireRoom(tx, userId, 'waitingRecordingBytes', more);
  // What says beforehand that it is too large is not even read.
  await requireRoom(db, Number(request.headers['content-length'] ?? 0));
  let bytes: number | undefined;
  const fields = await readForm(request, processAudio.upload, async (file, { sessionId }) => {
    const playSessionId = sessionId === undefined ? undefined : idOf(sessionId);
    if (playSessionId !== undefined) await ownPlaySession(db, userId, playSessionId);
    bytes = await parts.write({ uploadId, userId, playSessionId }, file, requireRoom);
  });
  const { sessionId = '' } = fields;
  if (bytes === undefined || sessionId === '')
    throw new AppError('invalid_input', 'Please send one file, named "audio", and its sessionId.');
  return { playSessionId: idOf(sessionId), bytes };
}

function idOf(text: string): PlaySessionId {
  const parsed = processAudio.upload.fields.safeParse({ sessionId: text });
  if (!parsed.success) throw new AppError('invalid_input', 'sessionId must be a number.');
  return parsed.data.sessionId;
}

async function ownPlaySession(db: Database, userId: string, id: PlaySessionId) {
  const row = await findPlaySession(db, userId, id);
  if (!row) throw new AppError('not_found', 'We couldn’t find this session.');
  return row;
}

/** Another try with the sound that waits here. Safe to repeat. */
export async function scoreRecordingAgain(
  db: Database,
  userId: string,
  playSessionId: PlaySessionId,
): Promise<Processing> {
  const upload = await db.transaction(async (tx) => {
    const row = await restartUpload(tx, userId, playSessionId);
    if (row) await enqueueScoring(tx, row);
    return row ?? (await findUpload(tx, userId, playSessionId));
  });
  if (!upload || upload.status === 'failed')
    throw new AppError('not_found', 'This recording is no longer here.');
  return processingOf(upload);
}

/** How the scoring of a play session's upload stands; undefined where none was sent. */
export async function findProcessing(
  db: Database,
  userId: string,
  playSessionId: PlaySessionId,
): Promise<Processing | undefined> {
  const row = await findUpload(db, userId, playSessionId);
  return row && processingOf(row);
}
