import type { FastifyInstance } from 'fastify';
import { getRecording, processAudio, scoreAgain, testAudioUpload } from '#contract/recordings.ts';
import { cdiMetricsOf } from '#domain/cdi-metrics.ts';
import type { AudioStore } from '#server/adapters/audio-store.ts';
import { AppError } from '#server/app-error.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { route } from '#server/http/route.ts';
import { acceptUploads, readForm } from '#server/http/uploads.ts';
import { describeError } from '#server/logging.ts';
import { findPlaySession } from '#server/plays/tables/play-sessions.ts';
import { rangeOf } from './byte-range.ts';
import { receiveUpload, scoreRecordingAgain, type UploadServices } from './receive-upload.ts';

interface Dependencies extends UploadServices {
  readonly rateLimits: RateLimits;
  readonly audioStore: AudioStore;
}

export function recordingRoutes(
  app: FastifyInstance,
  { rateLimits, audioStore, ...services }: Dependencies,
): void {
  const { db } = services;

  app.register(async (uploads) => {
    acceptUploads(uploads);
    route(uploads, processAudio, async ({ userId, request }) => {
      await rateLimits.count('upload', request.ip, userId);
      const { playSessionId, processing } = await receiveUpload(services, userId, request);
      if (processing.status !== 'scored') return processing;
      const scored = await findPlaySession(db, userId, playSessionId);
      const transcript = scored?.audioTranscription ?? '';
      return {
        ...processing,
        ...(scored && { analysis: { metrics: cdiMetricsOf(scored) } }),
        full_transcript: transcript,
        transcription: transcript,
      };
    });

    route(uploads, testAudioUpload, async ({ userId, request }) => {
      const refused = { isAuthenticated: false, fileReceived: false, sessionIdReceived: false };
      // What a stranger sends is not even read.
      if (userId === undefined) return refused;
      await rateLimits.count('upload', request.ip, userId);
      let fileReceived = false;
      const { sessionId } = await readForm(request, testAudioUpload.upload, async (file) => {
        for await (const bytes of file) fileReceived ||= (bytes as Buffer).length > 0;
      });
      return { isAuthenticated: true, fileReceived, sessionIdReceived: Boolean(sessionId) };
    });
  });

  route(app, scoreAgain, async ({ userId, params, request }) => {
    await rateLimits.count('upload', request.ip, userId);
    return scoreRecordingAgain(db, userId, params.id);
  });

  route(app, getRecording, async ({ userId, params, request, reply }) => {
    const url = (await findPlaySession(db, userId, params.id))?.audioFileUrl;
    const unreachable = (error: unknown): never => {
      request.log.error({ error: describeError(error) }, 'a recording could not be reached');
      throw new AppError(
        'unavailable',
        'We can’t get to your recording right now. Please try again later.',
      );
    };
    const kept = url ? await audioStore.find(url).catch(unreachable) : undefined;
    if (!kept?.size) throw new AppError('not_found', 'There’s no recording of this session.');
    const { size } = kept;
    const range = rangeOf(request.headers.range, size);
    if (range === 'unsatisfiable')
      return reply.status(416).header('content-range', `bytes */${size}`).send('');
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const sound = await kept.read({ start, end }).catch(unreachable);
    reply
      .header('accept-ranges', 'bytes')
      // It is one family's: no proxy keeps it, and a browser asks anew.
      .header('cache-control', 'private, no-store')
      .type('audio/wav');
    if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
    return reply.header('content-length', end - start + 1).send(sound);
  });
}
