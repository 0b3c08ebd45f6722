import type { FastifyInstance } from 'fastify';
import { streamPlayScoring } from '#contract/dev-tools.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { sendEvents } from '#server/http/event-stream.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { route } from '#server/http/route.ts';
import { findTranscript } from './repository.ts';
import { scoreInPieces } from './score-in-pieces.ts';

interface Dependencies {
  readonly db: Database;
  readonly rateLimits: RateLimits;
}

export function devToolRoutes(app: FastifyInstance, { db, rateLimits }: Dependencies): void {
  route(app, streamPlayScoring, async ({ userId, query, request, reply }) => {
    await rateLimits.count('analyze', request.ip, userId);
    const found = await findTranscript(db, userId, query.sessionId);
    if (!found) throw new AppError('not_found', 'We couldn’t find this session.');
    return sendEvents(reply, scoreInPieces(found.transcript ?? '', found.childName));
  });
}
