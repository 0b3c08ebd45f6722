import * as z from 'zod/mini';
import { emailSchema } from './email.ts';
import { defineEndpoint } from './endpoint.ts';

export const joinWaitlist = defineEndpoint({
  method: 'POST',
  path: '/api/waitlist/join',
  access: 'public',
  summary: 'Put an email address on the waitlist',
  body: z.object({ email: emailSchema }),
  status: 201,
  response: z.object({ message: z.string() }),
});
