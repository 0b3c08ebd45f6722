import type {
  VerifyAuthenticationResponseOpts,
  VerifyRegistrationResponseOpts,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import {
  type Assertion,
  type Attestation,
  PASSKEYS_MAX,
  type PasskeyTransport,
} from '#contract/passkeys.ts';
import { product } from '#domain/content.ts';
import { deviceLabel } from '#server/account-events/device-label.ts';
import { noteEvent } from '#server/account-events/note-event.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { lockOwner } from '#server/http/lock-owner.ts';
import {
  findPasskey,
  insertPasskey,
  markUsed,
  selectDescriptors,
} from '#server/tables/passkeys.ts';
import { findNames } from '#server/tables/users.ts';
import { CHALLENGE_MINUTES, type ChallengePurpose, type Challenges } from './challenges.ts';

export interface PasskeyDependencies {
  readonly db: Database;
  readonly challenges: Challenges;
  /** Address under which browsers reach this app: a passkey works there and nowhere else. */
  readonly publicUrl: () => string;
}

const TIMEOUT_MS = CHALLENGE_MINUTES * 60 * 1000;
/** EdDSA, ES256 and RS256, as COSE numbers them: between them they are all that authenticators have. */
const ALGORITHMS = [-8, -7, -257];

const publicKey = { type: 'public-key' } as const;

/** Loaded with the first passkey: it is the largest package of the server. */
const webAuthn = () => import('@simplewebauthn/server');

export async function creationOptions(dependencies: PasskeyDependencies, userId: string) {
  const { db, challenges } = dependencies;
  const names = await findNames(db, userId);
  const own = await selectDescriptors(db, userId);
  if (own.length >= PASSKEYS_MAX) throw tooMany();
  return {
    rp: { id: siteOf(dependencies).id, name: product.name },
    user: {
      id: handleOf(userId),
      name: names?.email ?? '',
      displayName: names?.firstName ?? names?.email ?? '',
    },
    challenge: challenges.make('add', userId),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ ...publicKey, alg })),
    timeout: TIMEOUT_MS,
    excludeCredentials: own.map((descriptor) => ({ ...publicKey, ...descriptor })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  } as const;
}

/** For a visitor it names nothing; for who is logged in, their own passkeys. */
export async function requestOptions(dependencies: PasskeyDependencies, userId?: string) {
  const { db, challenges } = dependencies;
  const own = userId === undefined ? [] : await selectDescriptors(db, userId);
  return {
    rpId: siteOf(dependencies).id,
    challenge: challenges.make(userId === undefined ? 'log in' : 'confirm', userId ?? ''),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: own.map((descriptor) => ({ ...publicKey, ...descriptor })),
  } as const;
}

/** Checks what the browser made, and keeps its public key under the name of the device. */
export async function keepPasskey(
  dependencies: PasskeyDependencies,
  userId: string,
  attestation: Attestation,
  request: FastifyRequest,
) {
  const { db, challenges } = dependencies;
  const site = siteOf(dependencies);
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: attestation as VerifyRegistrationResponseOpts['response'],
    expectedChallenge: (challenge) => challenges.spend('add', userId, challenge),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((cause: unknown) => {
    throw new PasskeyRefusal(cause);
  });
  if (!registrationInfo) throw new PasskeyRefusal();
  const { id: credentialId, publicKey, counter, transports } = registrationInfo.credential;
  return db.transaction(async (tx) => {
    await lockOwner(tx, request, { isProven: true });
    if ((await selectDescriptors(tx, userId)).length >= PASSKEYS_MAX) throw tooMany();
    const passkey = await insertPasskey(tx, {
      userId,
      credentialId,
      publicKey: Buffer.from(publicKey),
      counter,
      transports: (transports ?? []).filter(isTransport),
      name: deviceLabel(request.headers['user-agent']),
    });
    if (!passkey) throw new PasskeyRefusal();
    await noteEvent(tx, userId, 'passkey_added', request);
    return passkey;
  });
}

/** Whose passkey signed this, for this purpose, just now; throws a `PasskeyRefusal` where that is not so. */
export async function checkAssertion(
  dependencies: PasskeyDependencies,
  assertion: Assertion,
  purpose: Exclude<ChallengePurpose, 'add'>,
  userId?: string,
): Promise<string> {
  const { db, challenges } = dependencies;
  const site = siteOf(dependencies);
  const passkey = await findPasskey(db, assertion.id);
  if (!passkey || (userId !== undefined && passkey.userId !== userId)) throw new PasskeyRefusal();
  const { userHandle } = assertion.response;
  if (userHandle !== undefined && userHandle !== handleOf(passkey.userId)) {
    throw new PasskeyRefusal();
  }
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: assertion as VerifyAuthenticationResponseOpts['response'],
    expectedChallenge: (challenge) => challenges.spend(purpose, userId ?? '', challenge),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch((cause: unknown) => {
    throw new PasskeyRefusal(cause);
  });
  if (!verified || !(await markUsed(db, passkey.id, authenticationInfo.newCounter))) {
    throw new PasskeyRefusal();
  }
  return passkey.userId;
}

/** One sentence for every reason: an unknown passkey and a removed one are told nothing different. */
export class PasskeyRefusal extends AppError {
  constructor(cause?: unknown) {
    super(
      'invalid_credentials',
      'That passkey didn’t work here. Please try again, or log in another way.',
    );
    this.cause = cause;
  }
}

function tooMany(): AppError {
  return new AppError(
    'too_many_passkeys',
    `You already have ${PASSKEYS_MAX} passkeys. Please remove one you no longer use first.`,
  );
}

function siteOf({ publicUrl }: PasskeyDependencies) {
  const { hostname, origin } = new URL(publicUrl());
  return { id: hostname, origin };
}

/** Names the user on the authenticator: random, and so tells nothing. */
function handleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

const TRANSPORTS: readonly string[] = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] satisfies PasskeyTransport[];

const isTransport = (name: string): name is PasskeyTransport => TRANSPORTS.includes(name);
