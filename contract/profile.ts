import * as z from 'zod/mini';
import { currentUserSchema } from './auth.ts';
import { emailSchema } from './email.ts';
import { defineEndpoint } from './endpoint.ts';
import { nameCheck } from './name.ts';

export const profileFirstNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(2, 'First name must be at least 2 characters'),
    z.maxLength(25, 'First name must be 25 characters or less'),
    nameCheck('First name'),
  );

export const updateProfile = defineEndpoint({
  method: 'PATCH',
  path: '/api/profile',
  access: 'user',
  summary:
    'Change name and email; a new email wants a proof, and waits until its owner confirms it',
  body: z.object({ firstName: profileFirstNameSchema, email: emailSchema }),
  response: currentUserSchema,
});
