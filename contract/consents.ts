import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

const consentSchema = z.object({
  granted: z.boolean(),
  /** When it was last given or withdrawn; null when it was never asked. */
  changedAt: z.nullable(z.iso.datetime()),
});

export type Consent = z.output<typeof consentSchema>;

/** Which wording is agreed to; counted up when the words change. */
export const KEEP_RECORDINGS_TEXT_VERSION = '3';
export const VOICE_ENROLLMENT_TEXT_VERSION = '2';
export const EVERYONE_KNOWS_TEXT_VERSION = '2';

export const getKeepRecordings = defineEndpoint({
  method: 'GET',
  path: '/api/consents/keep-recordings',
  access: 'user',
  summary: 'Whether recordings of play sessions are kept; off unless agreed to',
  response: consentSchema,
});

export const setKeepRecordings = defineEndpoint({
  method: 'PUT',
  path: '/api/consents/keep-recordings',
  access: 'user',
  summary: 'Agree that recordings are kept, or withdraw it',
  body: z.object({ granted: z.boolean() }),
  response: consentSchema,
});

export const getVoiceConsent = defineEndpoint({
  method: 'GET',
  path: '/api/consents/voice-enrollment',
  access: 'user',
  summary: 'Whether the user agreed that a voiceprint is made and kept',
  response: consentSchema,
});

/** Withdrawing has one door: deleting the voiceprint. Nothing that was made by consent outlives it. */
export const agreeToVoiceEnrollment = defineEndpoint({
  method: 'PUT',
  path: '/api/consents/voice-enrollment',
  access: 'user',
  summary: 'Agree that a voiceprint is made and kept',
  body: z.object({ granted: z.literal(true) }),
  response: consentSchema,
});

export const getEveryoneKnows = defineEndpoint({
  method: 'GET',
  path: '/api/consents/everyone-knows',
  access: 'user',
  summary: 'Whether the user confirmed that everyone in the room knows about the recording',
  response: consentSchema,
});

export const confirmEveryoneKnows = defineEndpoint({
  method: 'PUT',
  path: '/api/consents/everyone-knows',
  access: 'user',
  summary: 'Confirm that everyone in the room knows about the recording',
  body: z.object({ granted: z.literal(true) }),
  response: consentSchema,
});
