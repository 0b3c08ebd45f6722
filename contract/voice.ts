import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

export const getVoiceStatus = defineEndpoint({
  method: 'GET',
  path: '/api/voice/enrollment-status',
  access: 'user',
  summary: 'Whether the voice of the user can be, and is, enrolled',
  response: z.object({
    /** False where this server cannot enroll voices. */
    available: z.boolean(),
    enrolled: z.boolean(),
    enrollment_date: z.nullable(z.iso.datetime()),
    /** Length of the sample, in seconds. */
    audio_duration: z.nullable(z.number()),
  }),
});

export const deleteVoice = defineEndpoint({
  method: 'DELETE',
  path: '/api/voice/enrollment',
  access: 'user',
  summary: 'Delete the voiceprint of the user',
  response: z.object({ message: z.string() }),
});
