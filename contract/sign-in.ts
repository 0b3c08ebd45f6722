import * as z from 'zod/mini';
import { defineEndpoint, redirect } from './endpoint.ts';

/** Why signing in led back to the log-in page: `/login?error=CODE`, and what the page says then. */
export const signInErrors = {
  google_not_configured:
    'Logging in with Google isn’t set up here. Please use your email and password.',
  oidc_not_configured:
    'That way of logging in isn’t set up here. Please use your email and password.',
  canceled: 'Login was canceled. Try again, or use your email and password.',
  expired: 'That took a little too long. Please try logging in again.',
  provider_failed: 'We couldn’t log you in that way just now. Please try again in a moment.',
  no_email:
    'That account didn’t share an email address with us, and we need one. Please log in another way.',
  link_refused:
    'There’s already an account with this email, but it isn’t linked to this way of logging in. Please log in the way you usually do.',
  email_not_verified:
    'There’s already an account with this email, and we couldn’t confirm this way that it’s yours. Please log in with your password.',
} as const;

export type SignInError = keyof typeof signInErrors;

export const getSignInProviders = defineEndpoint({
  method: 'GET',
  path: '/api/auth/providers',
  access: 'public',
  summary: 'Which other ways of logging in are set up',
  response: z.object({
    google: z.boolean(),
    /** Words for the button of the OpenID Connect provider, or null where there is none. */
    oidcLabel: z.nullable(z.string()),
  }),
});

/** A page of ours to come back to: never another site. */
const ownPathSchema = z.string().check(z.regex(/^(\/[\w-]+)+$/), z.maxLength(100));

/** With `confirm`, whoever is logged in confirms by the provider that it is them, and comes back to that page. */
const startQuery = z.object({ confirm: z.optional(ownPathSchema) });

/** How a page that was left to confirm by a provider is told what came of it: `?proof=given`. */
export const proofOutcomes = ['given', 'refused'] as const;

export type ProofOutcome = (typeof proofOutcomes)[number];

const navigation = { method: 'GET', access: 'public', response: redirect } as const;

export const startGoogle = defineEndpoint({
  ...navigation,
  path: '/api/auth/google',
  summary: 'Go to Google to log in',
  query: startQuery,
});

export const finishGoogle = defineEndpoint({
  ...navigation,
  path: '/api/auth/google/callback',
  summary: 'Come back from Google',
});

export const startOidc = defineEndpoint({
  ...navigation,
  path: '/api/auth/oidc',
  summary: 'Go to the OpenID Connect provider to log in',
  query: startQuery,
});

export const finishOidc = defineEndpoint({
  ...navigation,
  path: '/api/auth/oidc/callback',
  summary: 'Come back from the OpenID Connect provider',
});
