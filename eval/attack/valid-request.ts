// A request for every endpoint of the contract that its own schema lets pass: only then the questions behind it come up.
import { type Endpoint, ownedResourceOf } from '#contract/endpoint.ts';
import { pathWith } from '#contract/path-with.ts';
import { formWith, nameOf } from '#test-support/safety-net.ts';
import { type Ids, newEmail, PASSWORD } from './family.ts';
import type { Call } from './http-call.ts';

interface Own {
  readonly ids: Ids;
  readonly email: string;
}

const credential = { id: 'YW55', rawId: 'YW55', type: 'public-key', clientExtensionResults: {} };
const assertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'YW55', signature: 'YW55' },
};
const attestation = {
  ...credential,
  response: { clientDataJSON: 'e30', attestationObject: 'YW55' },
};

const bodies: Record<string, (own: Own) => object> = {
  'POST /api/waitlist/join': () => ({ email: newEmail() }),
  'POST /api/auth/signup': () => ({
    email: newEmail(),
    password: PASSWORD,
    firstName: 'Maya',
    lastName: 'Berg',
  }),
  'POST /api/auth/login': ({ email }) => ({ email, password: PASSWORD }),
  'POST /api/auth/forgot-password': ({ email }) => ({ email }),
  'POST /api/auth/reset-password': () => ({ token: 'a-token', password: 'Blocks and 2 trains' }),
  'POST /api/auth/proof/password': () => ({ password: PASSWORD }),
  'POST /api/auth/verify-email': () => ({ token: 'a-token' }),
  'PUT /api/consents/services': () => ({ kind: 'words', id: 'a service', granted: false }),
  'POST /api/auth/proof/passkey': () => ({ assertion }),
  'POST /api/auth/passkey-log-in': () => ({ assertion }),
  'POST /api/auth/passkeys': () => ({ attestation }),
  'PATCH /api/auth/passkeys/:id': () => ({ name: 'Kitchen tablet' }),
  'POST /api/auth/authenticator': () => ({ ticket: 'a-ticket', code: '123456' }),
  'POST /api/auth/password': () => ({ password: 'Blocks and 2 trains' }),
  'POST /api/children': () => ({ name: 'Noa', pronouns: 'she/her', dateOfBirth: '2022-03-01' }),
  'PUT /api/children/:id': () => ({ name: 'Noa', pronouns: 'she/her', dateOfBirth: '2022-03-01' }),
  'POST /api/sessions': ({ ids }) => ({
    childId: ids.child,
    duration: 300,
    activityDescription: 'Blocks',
    audioTranscription: 'Parent: You built a tower.',
    recordingKey: ids.liveKey,
    isUploadComing: true,
    unscorableReason: 'noise',
    aiAnalysis: { cdiMetrics: { labeledPraises: 1 } },
  }),
  'PATCH /api/sessions/:id': () => ({ activityDescription: 'Drawing' }),
  'POST /api/milestones/seen': ({ ids }) => ({ ids: [ids.milestone] }),
  'POST /api/sessions/analyze-cdi': ({ ids }) => ({
    transcript: 'Parent: You built a tower.',
    sessionId: ids.playSession,
  }),
  'PUT /api/sessions/:id/transcript/:position': () => ({ speaker: 'child', code: null }),
  'PATCH /api/profile': ({ email }) => ({ firstName: 'Maya', email }),
  'PUT /api/consents/keep-recordings': () => ({ granted: true }),
  'PUT /api/consents/voice-enrollment': () => ({ granted: true }),
  'PUT /api/consents/everyone-knows': () => ({ granted: true }),
  'PUT /api/mail-preferences': () => ({ reminder: true, recap: true, sendAt: '17:30' }),
  'POST /api/contact/support': () => ({ message: 'Hello' }),
  'DELETE /api/data-management/delete': ({ ids }) => ({
    deletionType: 'all',
    specificIds: [ids.playSession],
  }),
  'POST /api/sessions/feedback/start': ({ ids }) => ({ sessionId: ids.playSession }),
  'POST /api/sessions/feedback/chat': ({ ids }) => ({
    sessionId: ids.playSession,
    message: 'How did I do?',
  }),
  'POST /api/agent/chat': ({ ids }) => ({
    message: 'What can I say more often?',
    context: { currentChild: { id: ids.child } },
  }),
};

const queries: Record<string, Record<string, string>> = {
  'GET /api/auth/verify-email': { token: 'a-token' },
  'POST /api/mail-preferences/unsubscribe': { token: 'a-token' },
};

/** Their own answer ends the login session with which they were made. */
export const endsLogin = (endpoint: Endpoint) =>
  [
    'DELETE /api/auth/user',
    'GET /api/logout',
    'POST /api/auth/login',
    'POST /api/auth/signup',
  ].includes(nameOf(endpoint));

export function bodyFor(endpoint: Endpoint, own: Own): object | undefined {
  const { body } = endpoint;
  if (!body) return undefined;
  const made = bodies[nameOf(endpoint)]?.(own) ?? {};
  if (!body.safeParse(made).success) throw new Error(`${nameOf(endpoint)} needs a valid body here`);
  return made;
}

export function queryFor(endpoint: Endpoint, { ids }: Own): Record<string, string> {
  return { ...idsIn(endpoint.query, ids), ...queries[nameOf(endpoint)] };
}

/** Every name of an owned row in a part of the input, with the row's id. */
export function idsIn(schema: Endpoint['params'], ids: Ids): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [name, part] of Object.entries(schema?.shape ?? {})) {
    const inner = (part as unknown as { def: { innerType?: object } }).def.innerType;
    const resource = ownedResourceOf(part) ?? (inner && ownedResourceOf(inner));
    if (resource) named[name] = String(ids[resource]);
  }
  return named;
}

/** The request as a call, without a cookie. */
export async function requestFor(endpoint: Endpoint, own: Own): Promise<Call> {
  const { method, upload } = endpoint;
  const params = Object.fromEntries(
    Object.keys(endpoint.params?.shape ?? {}).map((name) => [name, '1']),
  );
  const query = new URLSearchParams(queryFor(endpoint, own)).toString();
  const path = `${pathWith(endpoint.path, { ...params, ...idsIn(endpoint.params, own.ids) })}${query && `?${query}`}`;
  if (upload) {
    const form = formWith(upload.field, 'no sound', idsIn(upload.fields, own.ids));
    return { method, path, ...(await formCall(form)) };
  }
  const body = bodyFor(endpoint, own);
  if (!body) return { method, path };
  return {
    method,
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

export async function formCall(form: FormData): Promise<Pick<Call, 'headers' | 'body'>> {
  const response = new Response(form);
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    body: new Uint8Array(await response.arrayBuffer()),
  };
}
