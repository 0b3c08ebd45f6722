import type { FastifyInstance } from 'fastify';
import { analyzeCdi } from '#contract/recordings.ts';
import { correctLine, getTranscript } from '#contract/transcript.ts';
import type { Database } from '#server/database/connect.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { route } from '#server/http/route.ts';
import { findPlaySession } from '#server/plays/tables/play-sessions.ts';
import { analyzeTranscript } from './analyze-transcript.ts';
import { notFound, playSessionResponse } from './play-session-response.ts';
import { correctLineOf, linesOfPlaySession } from './transcript.ts';
import type { ScoreServices } from './write-scores.ts';

interface Dependencies extends ScoreServices {
  readonly db: Database;
  readonly rateLimits: RateLimits;
}

export function transcriptRoutes(app: FastifyInstance, services: Dependencies): void {
  const { db, rateLimits } = services;
  route(app, getTranscript, async ({ userId, params }) => {
    if (!(await findPlaySession(db, userId, params.id))) throw notFound;
    return { lines: await linesOfPlaySession(db, userId, params.id) };
  });

  route(app, correctLine, async ({ userId, params, body, request }) => {
    await rateLimits.count('correct', request.ip, userId);
    const { line, playSession } = await correctLineOf(services, userId, params, body);
    return { line, playSession: await playSessionResponse(db, playSession) };
  });

  route(app, analyzeCdi, async ({ userId, body, request }) => {
    await rateLimits.count('analyze', request.ip, userId);
    const playSession = await findPlaySession(db, userId, body.sessionId);
    if (!playSession) throw notFound;
    return analyzeTranscript(services, playSession, body.transcript);
  });
}
