import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

const MEGABYTE = 1024 * 1024;

const voiceStatusSchema = z.object({
  /** False where this server cannot enroll voices. */
  available: z.boolean(),
  enrolled: z.boolean(),
  /** True where the voiceprint is of an older kind, which is no longer understood. */
  outdated: z.boolean(),
  enrollment_date: z.nullable(z.iso.datetime()),
  /** Length of the sample, in seconds. */
  audio_duration: z.nullable(z.number()),
});

export type VoiceStatus = z.output<typeof voiceStatusSchema>;

export const getVoiceStatus = defineEndpoint({
  method: 'GET',
  path: '/api/voice/enrollment-status',
  access: 'user',
  summary: 'Whether the voice of the user can be, and is, enrolled',
  response: voiceStatusSchema,
});

export const enrollVoice = defineEndpoint({
  method: 'POST',
  path: '/api/voice/enroll',
  access: 'user',
  summary: 'Make a voiceprint of a sample (WebM, MP4, Ogg or WAV); the sample itself is not kept',
  // A minute of plain WAV, which is what a browser without a codec records, is 6 MB.
  upload: { field: 'audio', maxBytes: 8 * MEGABYTE },
  response: voiceStatusSchema,
});

export const deleteVoice = defineEndpoint({
  method: 'DELETE',
  path: '/api/voice/enrollment',
  access: 'user',
  summary: 'Delete the voiceprint of the user and withdraw the consent to it',
  response: z.object({ message: z.string() }),
});
