// What every endpoint must refuse, checked from its description alone. New endpoints are covered by being
// in the contract.
import type { FastifyInstance, InjectOptions } from 'fastify';
import {
  type Endpoint,
  type OwnedResource,
  ownedResourceOf,
  pathWith,
} from '#contract/endpoint.ts';
import { errorBodySchema } from '#contract/errors.ts';

export const FOREIGN_ORIGIN = 'https://elsewhere.example';

/** Ids that exist and belong to somebody else. */
export type ForeignIds = Record<OwnedResource, number>;

export const needsLogin = (endpoint: Endpoint) => endpoint.access === 'user';
export const changesThings = (endpoint: Endpoint) => endpoint.method !== 'GET';
export const namesOwnedRows = (endpoint: Endpoint) => ownedParams(endpoint).length > 0;
export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function ownedParams({ params }: Endpoint): [string, OwnedResource][] {
  return Object.entries(params?.shape ?? {}).flatMap(([name, schema]) => {
    const resource = ownedResourceOf(schema);
    return resource ? [[name, resource] as [string, OwnedResource]] : [];
  });
}

interface Attempt {
  readonly cookie?: string;
  readonly origin?: string;
  readonly foreignIds?: ForeignIds;
}

/** Asks an endpoint and returns why the answer is not the refusal that was due, or undefined. */
export async function refusalProblem(
  app: FastifyInstance,
  endpoint: Endpoint,
  dueStatus: number,
  { cookie, origin, foreignIds }: Attempt,
): Promise<string | undefined> {
  const params = Object.fromEntries(
    ownedParams(endpoint).map(([name, resource]) => [name, foreignIds?.[resource] ?? 1]),
  );
  const response = await app.inject({
    method: endpoint.method,
    url: pathWith(endpoint.path, params),
    headers: { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) },
    ...(endpoint.body ? { payload: {} } : {}),
  } as InjectOptions);
  if (response.statusCode !== dueStatus) {
    return `${nameOf(endpoint)} answered ${response.statusCode} instead of ${dueStatus}`;
  }
  const body = errorBodySchema.safeParse(JSON.parse(response.body));
  return body.success ? undefined : `${nameOf(endpoint)} refused in another shape`;
}
