import * as z from 'zod/mini';
import { minimalPasswordChecks, PASSWORD_MAX_LENGTH } from '#domain/password.ts';
import { codeSchema } from './code.ts';
import { emailSchema } from './email.ts';
import { defineEndpoint, redirect } from './endpoint.ts';
import { nameCheck } from './name.ts';
import { passwordSchema } from './password.ts';

export const firstNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(2, 'First name must be at least 2 characters'),
    z.maxLength(25, 'First name must be no more than 25 characters'),
    nameCheck('First name'),
  );

const lastNameSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(50, 'Last name must be no more than 50 characters'),
    nameCheck('Last name'),
  );

export const currentUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  authProvider: z.enum(['password', 'google', 'oidc']),
  emailVerified: z.boolean(),
  /** A new one that waits to be confirmed; until then `email` stays what it was. */
  pendingEmail: z.nullable(z.string()),
  /** Nobody who only ever came by a provider has one. */
  hasPassword: z.boolean(),
});

export type CurrentUser = z.output<typeof currentUserSchema>;

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  summary: 'Create an account and log in',
  body: z.object({
    email: emailSchema,
    password: passwordSchema(minimalPasswordChecks),
    firstName: z.optional(firstNameSchema),
    lastName: z.optional(lastNameSchema),
  }),
  status: 201,
  response: currentUserSchema,
});

export const logIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Log in with email and password',
  body: z.object({
    email: emailSchema,
    password: z
      .string()
      .check(z.minLength(1, 'Password is required'), z.maxLength(PASSWORD_MAX_LENGTH)),
    /** Where the account wants one: without it the answer is 401 `code_required`, and nobody is logged in. */
    code: z.optional(codeSchema),
  }),
  response: currentUserSchema,
});

export const getCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/current-user',
  access: 'user',
  summary: 'The user who is logged in',
  response: currentUserSchema,
});

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'user',
  summary: 'The user who is logged in, under its second name',
  response: currentUserSchema,
});

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/user',
  access: 'user',
  proof: 'fresh',
  summary: 'Delete the account and everything that belongs to it',
  response: z.object({ message: z.string() }),
});

export const logOut = defineEndpoint({
  method: 'GET',
  path: '/api/logout',
  access: 'public',
  summary: 'End the login session and go to the landing page',
  response: redirect,
});
