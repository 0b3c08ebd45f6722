import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from '#domain/password.ts';
import { currentUserSchema } from './auth.ts';
import { emailSchema } from './email.ts';
import { defineEndpoint } from './endpoint.ts';

export const profileFirstNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(2, 'First name must be at least 2 characters'),
    z.maxLength(25, 'First name must be 25 characters or less'),
  );

export const updateProfile = defineEndpoint({
  method: 'PATCH',
  path: '/api/profile',
  access: 'user',
  summary: 'Change name and email; a new email asks for the password and has to be confirmed anew',
  body: z.object({
    firstName: profileFirstNameSchema,
    email: emailSchema,
    /** For a new email, where the account has a password. */
    currentPassword: z.optional(z.string().check(z.maxLength(PASSWORD_MAX_LENGTH))),
  }),
  response: currentUserSchema,
});
