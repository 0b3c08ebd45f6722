import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logInByPasskey, startPasskeyLogIn } from '#contract/passkey-log-in.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '#contract/passkeys.ts';
import { confirmByPasskey, startConfirmByPasskey } from '#contract/proof.ts';
import { noteEvent } from '#server/account-events/note-event.ts';
import { AppError } from '#server/app-error.ts';
import { lockOwner } from '#server/http/lock-owner.ts';
import type { LoginSessions } from '#server/http/login-session.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { route } from '#server/http/route.ts';
import { describeError } from '#server/logging.ts';
import { deletePasskey, findPasskey, selectPasskeys, updateName } from '#server/tables/passkeys.ts';
import { findUserById, lockUser } from '#server/tables/users.ts';
import {
  checkAssertion,
  creationOptions,
  keepPasskey,
  type PasskeyDependencies,
  PasskeyRefusal,
  requestOptions,
} from './passkeys.ts';
import { requireWayIn } from './ways-in.ts';

interface Dependencies extends PasskeyDependencies {
  readonly loginSessions: Pick<LoginSessions, 'start' | 'prove'>;
  readonly rateLimits: RateLimits;
}

export function passkeyRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, loginSessions, rateLimits } = dependencies;

  route(app, startPasskeyLogIn, async () => requestOptions(dependencies));

  route(app, logInByPasskey, async ({ body: { assertion }, request, reply }) => {
    await rateLimits.count('passkey', request.ip, assertion.id);
    const userId = await checkAssertion(dependencies, assertion, 'log in').catch(logged(request));
    return db.transaction(async (tx) => {
      await lockUser(tx, userId);
      // Once more under the lock: a reset of this very moment may have taken it away.
      const user = (await findPasskey(tx, assertion.id)) && (await findUserById(tx, userId));
      if (!user) throw new PasskeyRefusal();
      await loginSessions.start(request, reply, userId, tx);
      return user;
    });
  });

  route(app, startConfirmByPasskey, async ({ userId }) => requestOptions(dependencies, userId));

  route(app, confirmByPasskey, async ({ userId, body: { assertion }, request }) => {
    await rateLimits.count('passkey', request.ip, assertion.id);
    await checkAssertion(dependencies, assertion, 'confirm', userId).catch(logged(request));
    await loginSessions.prove(request);
    return { message: 'Thanks, you’re confirmed.' };
  });

  route(app, listPasskeys, async ({ userId }) => (await selectPasskeys(db, userId)).map(asJson));

  route(app, startPasskey, async ({ userId }) => creationOptions(dependencies, userId));

  route(app, addPasskey, async ({ userId, body: { attestation }, request }) =>
    asJson(await keepPasskey(dependencies, userId, attestation, request).catch(logged(request))),
  );

  route(app, renamePasskey, async ({ userId, params: { id }, body: { name } }) => {
    const passkey = await updateName(db, userId, id, name);
    if (!passkey) throw notFound();
    return asJson(passkey);
  });

  route(app, removePasskey, async ({ userId, params: { id }, request }) => {
    await db.transaction(async (tx) => {
      await lockOwner(tx, request, { isProven: true });
      if (!(await deletePasskey(tx, userId, id))) throw notFound();
      await requireWayIn(tx, userId);
      await noteEvent(tx, userId, 'passkey_removed', request);
    });
    return { message: 'The passkey has been removed.' };
  });
}

/** The caller is told nothing of the reason; whoever runs the server is. A counter that fell back is one. */
function logged(request: FastifyRequest) {
  return (error: unknown): never => {
    if (error instanceof PasskeyRefusal && error.cause !== undefined) {
      request.log.warn({ error: describeError(error.cause) }, 'a passkey was refused');
    }
    throw error;
  };
}

function asJson({
  createdAt,
  lastUsedAt,
  ...passkey
}: {
  id: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}) {
  return {
    ...passkey,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

function notFound(): AppError {
  return new AppError('not_found', 'We can’t find this passkey. It may be gone already.');
}
