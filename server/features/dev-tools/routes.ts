import type { FastifyInstance } from 'fastify';
import { streamPlayScoring } from '#contract/dev-tools.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { sendEvents } from '#server/http/event-stream.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { route } from '#server/http/route.ts';
import { findPlaySession } from '#server/plays/tables/play-sessions.ts';
import { findChild } from '#server/tables/children.ts';
import { scoreInPieces } from './score-in-pieces.ts';

interface Dependencies {
  readonly db: Database;
  readonly rateLimits: RateLimits;
}

export function devToolRoutes(app: FastifyInstance, { db, rateLimits }: Dependencies): void {
  route(app, streamPlayScoring, async ({ userId, query, request, reply }) => {
    await rateLimits.count('analyze', request.ip, userId);
    const play = await findPlaySession(db, userId, query.sessionId);
    if (!play) throw new AppError('not_found', 'We couldn’t find this session.');
    const child = await findChild(db, userId, play.childId);
    return sendEvents(reply, scoreInPieces(play.audioTranscription ?? '', child?.name ?? ''));
  });
}
