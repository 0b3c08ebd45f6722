import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  finishGoogle,
  finishOidc,
  getSignInProviders,
  type SignInError,
  startGoogle,
  startOidc,
} from '#contract/sign-in.ts';
import type { SignInProvider } from '#server/adapters/sign-in-provider.ts';
import type { Database } from '#server/database/connect.ts';
import { cookieOptions as optionsFor } from '#server/http/cookie-options.ts';
import type { LoginSessions } from '#server/http/login-session.ts';
import { route } from '#server/http/route.ts';
import { describeError } from '#server/logging.ts';
import { proveBySubject } from './proof.ts';
import { type ProviderName, SignInRefusal, signInFromProvider } from './provider-sign-in.ts';

const cookieNames = { http: 'playlight-sign-in', https: '__Host-playlight-sign-in' } as const;
const ATTEMPT_MINUTES = 10;

const attemptSchema = z.object({
  provider: z.enum(['google', 'oidc']),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  asksAgain: z.optional(z.boolean()),
  /** A page to come back to: this is no log-in, somebody confirms that it is them. */
  confirm: z.optional(z.string()),
});

export interface SignInDependencies {
  readonly db: Database;
  readonly loginSessions: LoginSessions;
  readonly providers: Partial<Record<ProviderName, SignInProvider>>;
  readonly oidcLabel: string | undefined;
  readonly isHttps: boolean;
  readonly publicUrl: () => string;
}

const ways = [
  { name: 'google', start: startGoogle, finish: finishGoogle },
  { name: 'oidc', start: startOidc, finish: finishOidc },
] as const;

export function signInRoutes(app: FastifyInstance, dependencies: SignInDependencies): void {
  const { db, loginSessions, providers, oidcLabel, isHttps, publicUrl } = dependencies;
  const attemptCookie = isHttps ? cookieNames.https : cookieNames.http;
  const cookieOptions = optionsFor({ isHttps });

  route(app, getSignInProviders, async () => ({
    google: providers.google !== undefined,
    oidcLabel: providers.oidc ? (oidcLabel ?? 'Log in with your organization') : null,
  }));

  for (const { name, start, finish } of ways) {
    route(app, start, async ({ query: { confirm }, userId, request, reply }) => {
      const provider = providers[name];
      if (!provider) return backToLogin(reply, `${name}_not_configured`);
      try {
        const asksAgain = confirm !== undefined && userId !== undefined;
        const redirectUri = `${publicUrl()}${finish.path}`;
        const { url, attempt } = await provider.begin(redirectUri, { asksAgain });
        const value = JSON.stringify({ provider: name, ...attempt, ...(asksAgain && { confirm }) });
        reply.setCookie(attemptCookie, value, { ...cookieOptions, maxAge: ATTEMPT_MINUTES * 60 });
        return reply.redirect(url);
      } catch (error) {
        return failed(request, reply, error);
      }
    });

    route(app, finish, async ({ request, reply }) => {
      const attempt = readAttempt(request, attemptCookie);
      reply.clearCookie(attemptCookie, cookieOptions);
      const provider = providers[name];
      if (!provider || attempt?.provider !== name) return backToLogin(reply, 'expired');
      try {
        const returnUrl = new URL(request.url, publicUrl());
        if (returnUrl.searchParams.get('error') === 'access_denied') {
          if (attempt.confirm !== undefined) return reply.redirect(attempt.confirm);
          return backToLogin(reply, 'canceled');
        }
        const profile = await provider.finish(returnUrl, attempt);
        if (attempt.confirm !== undefined) {
          const outcome = await proveBySubject(dependencies, name, profile.subject, request);
          return reply.redirect(`${attempt.confirm}?proof=${outcome}`);
        }
        const start = (tx: Database, id: string) => loginSessions.start(request, reply, id, tx);
        const { isNew } = await signInFromProvider({ db, request, start }, name, profile);
        return reply.redirect(isNew ? '/welcome' : '/');
      } catch (error) {
        return failed(request, reply, error);
      }
    });
  }
}

function readAttempt(request: FastifyRequest, cookieName: string) {
  const unsigned = request.unsignCookie(request.cookies[cookieName] ?? '');
  if (!unsigned.valid) return undefined;
  try {
    return attemptSchema.safeParse(JSON.parse(unsigned.value)).data;
  } catch {
    // Signed by us and no attempt: another cookie of ours in its place.
    return undefined;
  }
}

function failed(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof SignInRefusal) return backToLogin(reply, error.code);
  request.log.warn({ error: describeError(error) }, 'sign-in provider failed');
  return backToLogin(reply, 'provider_failed');
}

function backToLogin(reply: FastifyReply, code: SignInError): FastifyReply {
  return reply.redirect(`/login?error=${code}`);
}
