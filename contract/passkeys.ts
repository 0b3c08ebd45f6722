// Passkeys (WebAuthn). What a browser is given and what it answers is the standard's own JSON form of both.
import * as z from 'zod/mini';
import { defineEndpoint, ownedId } from './endpoint.ts';

export const PASSKEYS_MAX = 10;
const NAME_MAX_LENGTH = 50;
/** Bytes as base64url; keys, signatures and what they sign are far smaller. */
const bytes = z.string().check(z.maxLength(20_000));

const credentialType = z.literal('public-key');
/** No extension is asked for, so that what one says is not read. */
const clientExtensionResults = z.object({});
const attachment = z.optional(z.enum(['platform', 'cross-platform']));

/** What a browser made when it added a passkey. */
const attestationSchema = z.object({
  id: bytes,
  rawId: bytes,
  type: credentialType,
  authenticatorAttachment: attachment,
  clientExtensionResults,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(
      z.array(z.string().check(z.maxLength(20))).check(z.maxLength(PASSKEYS_MAX)),
    ),
  }),
});

/** What a browser signed to log in or to confirm. */
export const assertionSchema = z.object({
  id: bytes,
  rawId: bytes,
  type: credentialType,
  authenticatorAttachment: attachment,
  clientExtensionResults,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(bytes),
  }),
});

export type Attestation = z.output<typeof attestationSchema>;
export type Assertion = z.output<typeof assertionSchema>;

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

const descriptorSchema = z.object({
  id: z.string(),
  type: credentialType,
  transports: z.array(transport),
});

export type PasskeyTransport = z.output<typeof transport>;

const creationOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: credentialType, alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** Names no passkey and no account: the browser offers those that it has for this site. */
export const requestOptionsSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptorSchema),
});

const passkeySchema = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});

export type Passkey = z.output<typeof passkeySchema>;

export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: '/api/auth/passkeys',
  access: 'user',
  summary: 'The passkeys of this account',
  response: z.array(passkeySchema),
});

export const startPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkeys/start',
  access: 'user',
  proof: 'fresh',
  summary: 'What a browser needs to make a passkey',
  response: creationOptionsSchema,
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkeys',
  access: 'user',
  proof: 'fresh',
  summary: 'Add the passkey that a browser made',
  body: z.object({ attestation: attestationSchema }),
  status: 201,
  response: passkeySchema,
});

export const renamePasskey = defineEndpoint({
  method: 'PATCH',
  path: '/api/auth/passkeys/:id',
  access: 'user',
  summary: 'Give a passkey another name',
  params: z.object({ id: ownedId('passkey') }),
  body: z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please give it a name'),
        z.maxLength(NAME_MAX_LENGTH, 'Please keep it to 50 characters'),
      ),
  }),
  response: passkeySchema,
});

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  access: 'user',
  proof: 'fresh',
  summary: 'Remove a passkey, unless it is the last way in',
  params: z.object({ id: ownedId('passkey') }),
  response: z.object({ message: z.string() }),
});
