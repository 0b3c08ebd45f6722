// Scores an uploaded recording: decoded in a process of its own, heard by the speech pool, saved once. It may die at any point and
// be run again; it goes on from the last chunk that was heard.

import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { playSessionIdSchema } from '#contract/ids.ts';
import { hasResult } from '#domain/play-scores.ts';
import { keepWithoutVoices, type StoredPlay } from '#scoring/stored-play.ts';
import type { AudioStore } from '#server/adapters/audio-store.ts';
import type { Database } from '#server/database/connect.ts';
import { defineJob, enqueueJob, handleJob, userJobKey } from '#server/jobs/job.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { saveResult } from '#server/plays/scores/save-result.ts';
import type { ScoreServices } from '#server/plays/scores/write-scores.ts';
import { decodeRecording } from '#server/plays/speech/decode-recording.ts';
import { findPlayers } from '#server/plays/speech/find-players.ts';
import { NoPlaceError } from '#server/plays/speech/pool/live-hearing.ts';
import type { SpeechPool } from '#server/plays/speech/pool/speech-pool.ts';
import { forgetUnkept } from '#server/plays/tables/kept-recordings.ts';
import { findPlaySession } from '#server/plays/tables/play-sessions.ts';
import {
  type Claim,
  claimUpload,
  countOpenUploads,
  endUpload,
  releaseUpload,
  reviveUploads,
  saveProgress,
  type UploadRow,
} from '#server/plays/tables/recording-uploads.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';
import { keepRecording } from './keep-recording.ts';
import type { UploadProblem } from './processing.ts';
import { createPartStore } from './upload-parts.ts';

export interface ScoringServices extends ScoreServices {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly speechPool: SpeechPool;
  readonly audioStore: AudioStore;
  readonly isKeeping: (userId: string) => Promise<boolean>;
  /** Whether the user agreed, as of now, that a service elsewhere hears. */
  readonly maySoundLeave: (userId: string) => Promise<boolean>;
}

const scoreUploadJob = defineJob(
  'scoreUpload',
  z.object({ playSessionId: playSessionIdSchema }),
  'scoring',
);
const reviveUploadsJob = defineJob('reviveUploads', z.unknown(), 'housekeeping');

/** With the pauses of the queue this is half an hour. */
const MOST_ATTEMPTS = 8;
const PLACE_WAIT_SECONDS = 20;
const BEAT_MS = 5_000;
const STALE_MS = 30_000;
/** 3 s of 16 kHz in 16 bits: as a live play session comes, so that the pool treats both alike. */
const CHUNK_BYTES = 96_000;
/** Decoding is done. */
const FIRST_PROGRESS = 5;
const HEARD_PROGRESS = 95;

export async function enqueueScoring(
  tx: Database,
  { userId, playSessionId }: Pick<UploadRow, 'userId' | 'playSessionId'>,
  afterSeconds = 0,
): Promise<void> {
  const key = userJobKey(userId, `score:${playSessionId}`);
  const placeInLine = await countOpenUploads(tx, { userId, playSessionId });
  const turn = { line: userJobKey(userId, 'scoring'), placeInLine, afterSeconds };
  await enqueueJob(tx, scoreUploadJob, { playSessionId }, key, turn);
}

export function scoreUpload(services: ScoringServices) {
  const { db } = services;
  return handleJob(scoreUploadJob, async ({ playSessionId }) => {
    const claim = { playSessionId, holder: randomUUID() };
    const upload = await claimUpload(db, claim);
    if (!upload) return;
    const beat = setInterval(() => void saveProgress(db, claim).catch(() => false), BEAT_MS);
    try {
      await score(services, claim, upload);
    } catch (error) {
      if (error instanceof NoPlaceError) return await waitForPlace(db, claim, upload);
      const problem = problemOf(error, upload);
      if (!problem) {
        await releaseUpload(db, claim, { wasTried: true });
        throw error;
      }
      const end = { status: 'failed', problem } as const;
      await db.transaction(async (tx) => {
        // Only where it would fail for ever, the parent is told at once and the sound goes.
        const isOurs = await endUpload(tx, claim, end, problem === 'gave-up');
        if (isOurs && error instanceof NothingHeard)
          await saveResult(services, tx, upload.userId, playSessionId, error.play);
      });
    } finally {
      clearInterval(beat);
    }
  });
}

/** To wait for a place is no failure: it comes again, here or in another server, and has not been tried. */
function waitForPlace(db: Database, claim: Claim, upload: UploadRow): Promise<void> {
  return db.transaction(async (tx) => {
    if (await releaseUpload(tx, claim, { wasTried: false }))
      await enqueueScoring(tx, upload, PLACE_WAIT_SECONDS);
  });
}

/** Queues again what a server was at work on when it died; every minute. */
export function reviveAbandonedUploads({ db }: { db: Database }) {
  return handleJob(reviveUploadsJob, () =>
    db.transaction(async (tx) => {
      for (const upload of await reviveUploads(tx, STALE_MS)) await enqueueScoring(tx, upload);
    }),
  );
}

export const reviveSchedule = { [reviveUploadsJob.name]: '* * * * *' };

/** It was listened to, and that is saved: a play without a word counts for nothing. */
class NothingHeard extends Error {
  readonly play: StoredPlay;
  constructor(play: StoredPlay) {
    super();
    this.play = play;
  }
}

/** Undefined where another attempt could help. */
function problemOf(error: unknown, { attempts }: UploadRow): UploadProblem | undefined {
  if (error instanceof DecodeError) return error.code;
  if (error instanceof NothingHeard) return 'nothing-heard';
  return attempts >= MOST_ATTEMPTS ? 'gave-up' : undefined;
}

async function score(services: ScoringServices, claim: Claim, upload: UploadRow): Promise<void> {
  const { db, keyring, isKeeping } = services;
  const { userId, playSessionId } = upload;
  const playSession = await findPlaySession(db, userId, playSessionId);
  if (!playSession) return;
  const wav = await decodeRecording(createPartStore(db, keyring).read(upload.uploadId));
  const play = hasResult(playSession)
    ? undefined
    : await hear(services, claim, upload, playSession.childId, wav);
  if (play === 'taken-over') return;
  if (play) {
    const isOurs = await db.transaction(async (tx) => {
      // The voices go with the result, not with the recording, whose store may be down for a while.
      if (!(await saveProgress(tx, claim, { state: null }))) return false;
      await saveResult(services, tx, userId, playSessionId, play);
      return true;
    });
    if (!isOurs) return;
  }
  // After the result, which must not wait for a store that is down.
  if (await isKeeping(userId)) await keepIfPossible(services, claim, upload, wav);
  await db.transaction((tx) => endUpload(tx, claim, { status: 'scored' }));
}

async function keepIfPossible(
  services: ScoringServices,
  claim: Claim,
  upload: UploadRow,
  wav: Uint8Array,
): Promise<void> {
  try {
    await keepRecording(services, claim, upload, wav);
  } catch (error) {
    if (upload.attempts < MOST_ATTEMPTS) throw error;
    await forgetUnkept(services.db, upload);
  }
}

async function hear(
  { db, speechPool, maySoundLeave }: ScoringServices,
  claim: Claim,
  { userId, state }: UploadRow,
  childId: number,
  wav: Uint8Array,
): Promise<StoredPlay | 'taken-over'> {
  const { scoring } = await findPlayers(db, userId, childId);
  const hearing = await speechPool.open(`upload/${claim.holder}`, {
    ...scoring,
    maySoundLeave: () => maySoundLeave(userId),
    kind: 'upload',
    userId,
    resume: state ?? undefined,
  });
  try {
    const chunks = Math.ceil(wav.length / CHUNK_BYTES);
    for (let number = hearing.nextChunk; number < chunks; number++) {
      const chunk = wav.subarray(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES);
      const update = await hearing.push(number, chunk);
      const share = (number + 1) / chunks;
      const progress = Math.round(FIRST_PROGRESS + share * (HEARD_PROGRESS - FIRST_PROGRESS));
      const heard = { progress, ...(update && { state: update.state }) };
      if (!(await saveProgress(db, claim, heard))) return 'taken-over';
    }
    const { scored, seconds, segments } = await hearing.finish();
    const play = keepWithoutVoices(scored, seconds);
    if (segments.every(({ text }) => text === '')) throw new NothingHeard(play);
    return play;
  } finally {
    hearing.abandon();
  }
}
