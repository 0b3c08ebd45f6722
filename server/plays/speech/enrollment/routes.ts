import type { FastifyInstance } from 'fastify';
import { deleteVoice, enrollVoice, getVoiceStatus } from '#contract/voice.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { route } from '#server/http/route.ts';
import { acceptUploads } from '#server/http/uploads.ts';
import { enrollVoiceOf, forgetVoiceOf, type VoiceServices, voiceStatusOf } from './service.ts';

interface Dependencies extends VoiceServices {
  readonly rateLimits: RateLimits;
}

export function voiceRoutes(app: FastifyInstance, { rateLimits, ...services }: Dependencies): void {
  route(app, getVoiceStatus, ({ userId }) => voiceStatusOf(services, userId));

  route(app, deleteVoice, async ({ userId }) => {
    await forgetVoiceOf(services, userId);
    return { message: 'Your voiceprint has been deleted.' };
  });

  app.register(async (uploads) => {
    acceptUploads(uploads);
    route(uploads, enrollVoice, async ({ userId, readUpload, request }) => {
      await rateLimits.count('enroll', request.ip, userId);
      return enrollVoiceOf(services, userId, readUpload);
    });
  });
}
