import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

export const SUPPORT_MESSAGE_MAX_LENGTH = 1000;

export const sendSupportMessage = defineEndpoint({
  method: 'POST',
  path: '/api/contact/support',
  access: 'user',
  summary: 'Write to the people behind Playlight; they answer by mail',
  // An older client also sends userEmail and userName; the server uses the user's own.
  body: z.object({
    message: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please enter a message'),
        z.maxLength(SUPPORT_MESSAGE_MAX_LENGTH, 'Please keep it to 1000 characters'),
      ),
  }),
  status: 202,
  response: z.object({ message: z.string() }),
});
