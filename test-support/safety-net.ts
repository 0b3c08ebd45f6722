// What every endpoint must refuse, checked from its description alone. New endpoints are covered by being
// in the contract.
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Endpoint, type OwnedResource, ownedResourceOf } from '#contract/endpoint.ts';
import { errorBodySchema } from '#contract/errors.ts';
import { pathWith } from '#contract/path-with.ts';

export const FOREIGN_ORIGIN = 'https://elsewhere.example';

/** Ids that exist and belong to somebody else. */
export type ForeignIds = Record<OwnedResource, number>;

export const needsLogin = (endpoint: Endpoint) => endpoint.access === 'user';
export const needsProof = (endpoint: Endpoint) => endpoint.proof === 'fresh';
export const takesContent = ({ body, upload }: Endpoint) => Boolean(body ?? upload);
export const changesThings = (endpoint: Endpoint) => endpoint.method !== 'GET';
export const namesOwnedRows = ({ params, query, upload }: Endpoint) =>
  [params, query, upload?.fields].some((schema) => ownedNames(schema).length > 0);
export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Every path that an app answers, put together from its tree of routes. */
export function pathsOf(app: FastifyInstance): string[] {
  const branch: string[] = [];
  return app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^([ │├└─]*)(\S*)( \(.+)?$/.exec(line) ?? [];
      branch.length = Math.max(0, indent.length / 4 - 1);
      branch.push(part);
      return methods ? [branch.join('')] : [];
    });
}

/** Names in a path, a query or a form that stand for rows of one user. */
function ownedNames(schema: Endpoint['params']): [string, OwnedResource][] {
  return Object.entries(schema?.shape ?? {}).flatMap(([name, part]) => {
    const resource = ownedResourceOf(part);
    return resource ? [[name, resource] as [string, OwnedResource]] : [];
  });
}

/**
 * Bodies that pass the check of the input, for endpoints that also name somebody's row: only then the
 * question whose row it is comes up at all.
 */
const VALID_BODIES: Record<string, object> = {
  'PUT /api/sessions/:id/transcript/:position': { speaker: null, code: null },
  'PATCH /api/auth/passkeys/:id': { name: 'My phone' },
  'PATCH /api/sessions/:id': { activityDescription: 'Drawing' },
  'PUT /api/children/:id': { name: 'Noa', pronouns: 'she/her', dateOfBirth: '2022-03-01' },
};

interface Attempt {
  readonly cookie?: string;
  readonly origin?: string;
  readonly foreignIds?: ForeignIds;
  /** Sends a form where JSON is due, and JSON where a form is. */
  readonly wrongContent?: boolean;
}

function contentFor(
  endpoint: Endpoint,
  wrongContent: boolean,
  fields: Readonly<Record<string, string>>,
): object | undefined {
  const { body, upload } = endpoint;
  if (!body && !upload) return undefined;
  const isForm = Boolean(upload) !== wrongContent;
  return isForm
    ? formWith(upload?.field ?? 'audio', 'any', fields)
    : (VALID_BODIES[nameOf(endpoint)] ?? {});
}

/** A form with one file behind its fields. */
export function formWith(
  field: string,
  content: Uint8Array<ArrayBuffer> | string,
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, new Blob([content], { type: 'audio/webm' }), 'sample.webm');
  return form;
}

/** Asks an endpoint and returns why the answer is not the refusal that was due, or undefined. */
export async function refusalProblem(
  app: FastifyInstance,
  endpoint: Endpoint,
  dueStatus: number,
  { cookie, origin, foreignIds, wrongContent = false }: Attempt,
): Promise<string | undefined> {
  const idsFor = (schema: Endpoint['params']) =>
    Object.fromEntries(
      ownedNames(schema).map(([name, resource]) => [name, String(foreignIds?.[resource] ?? 1)]),
    );
  // What does not name a row of somebody's is any number.
  const anyParams = Object.fromEntries(
    Object.keys(endpoint.params?.shape ?? {}).map((name) => [name, '1']),
  );
  const payload = contentFor(endpoint, wrongContent, idsFor(endpoint.upload?.fields));
  const response = await app.inject({
    method: endpoint.method,
    url: pathWith(endpoint.path, { ...anyParams, ...idsFor(endpoint.params) }),
    query: idsFor(endpoint.query),
    headers: { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) },
    ...(payload ? { payload } : {}),
  } as InjectOptions);
  if (response.statusCode !== dueStatus) {
    return `${nameOf(endpoint)} answered ${response.statusCode} instead of ${dueStatus}`;
  }
  const refusal = errorBodySchema.safeParse(JSON.parse(response.body));
  return refusal.success ? undefined : `${nameOf(endpoint)} refused in another shape`;
}
