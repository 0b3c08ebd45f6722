import type { FastifyInstance } from 'fastify';
import {
  addAuthenticator,
  getAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from '#contract/authenticator.ts';
import { route } from '#server/http/route.ts';
import { countRecoveryCodes, findAuthenticator } from '#server/tables/authenticators.ts';
import {
  type AuthenticatorDependencies,
  beginAuthenticator,
  endAuthenticator,
  finishAuthenticator,
  renewCodes,
} from './authenticator.ts';

export function authenticatorRoutes(
  app: FastifyInstance,
  dependencies: AuthenticatorDependencies,
): void {
  const { db } = dependencies;

  route(app, getAuthenticator, async ({ userId }) => ({
    isOn: (await findAuthenticator(db, userId)) !== undefined,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  }));

  route(app, startAuthenticator, async ({ userId }) => beginAuthenticator(dependencies, userId));

  route(app, addAuthenticator, async ({ userId, body, request }) => ({
    recoveryCodes: await finishAuthenticator(dependencies, userId, body, request),
  }));

  route(app, removeAuthenticator, async ({ userId, request }) => {
    await endAuthenticator(dependencies, userId, request);
    return { message: 'We won’t ask for a code anymore.' };
  });

  route(app, renewRecoveryCodes, async ({ userId, request }) => ({
    recoveryCodes: await renewCodes(dependencies, userId, request),
  }));
}
