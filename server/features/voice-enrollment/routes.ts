import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { deleteVoice, getVoiceStatus } from '#contract/voice.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { route } from '#server/http/route.ts';

const { parentVoiceEnrollments, voiceEmbeddings } = tables;

interface Dependencies {
  readonly db: Database;
  /** Whether this server can make voiceprints. */
  readonly isAvailable: boolean;
}

export function voiceRoutes(app: FastifyInstance, { db, isAvailable }: Dependencies): void {
  route(app, getVoiceStatus, async ({ userId }) => {
    const [enrollment] = await db
      .select()
      .from(parentVoiceEnrollments)
      .where(eq(parentVoiceEnrollments.userId, userId));
    const seconds = enrollment?.metadata?.audioDurationSeconds;
    return {
      available: isAvailable,
      enrolled: enrollment !== undefined,
      enrollment_date: enrollment?.enrollmentDate.toISOString() ?? null,
      audio_duration: typeof seconds === 'number' ? seconds : null,
    };
  });

  route(app, deleteVoice, async ({ userId }) => {
    await db.transaction(async (tx) => {
      await tx.delete(parentVoiceEnrollments).where(eq(parentVoiceEnrollments.userId, userId));
      await tx.delete(voiceEmbeddings).where(eq(voiceEmbeddings.userId, userId));
    });
    return { message: 'Your voiceprint has been deleted.' };
  });
}
