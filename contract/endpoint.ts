// One description of a call, shared by the server that answers it and the client that makes it.
import * as z from 'zod/mini';
import type { PlaySessionId } from '#domain/ids.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Marks a call that the browser makes by navigating: it answers with a redirect, not with JSON. */
export const redirect = Symbol('redirect');

/** Marks a call that answers with a file to save. */
export const download = Symbol('download');

/** Marks a call that answers with server-sent events; their names and contents stand beside the endpoint. */
export const eventStream = Symbol('eventStream');

/** A form with one file, in place of a JSON body. */
export interface Upload {
  /** Name of the form's field. */
  readonly field: string;
  readonly maxBytes: number;
  /** What else is in the form; nothing where it is left out. */
  readonly fields?: z.ZodMiniObject;
}

/** What a browser and Node both call a Blob. */
export interface FileToSend {
  readonly size: number;
  readonly type: string;
}

export interface Endpoint {
  readonly method: HttpMethod;
  readonly path: `/api/${string}`;
  /** `user`: answers 401 without a login session. Public has to be said aloud. */
  readonly access: 'public' | 'user';
  /** `fresh`: whoever is logged in has confirmed minutes ago that it is them; answers 403 `proof_required` otherwise. */
  readonly proof?: 'fresh';
  readonly summary: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  readonly upload?: Upload;
  /** Status of success; 200 when left out. */
  readonly status?: 200 | 201 | 202;
  /** To a caller who accepts server-sent events it may answer with them, as stands beside the endpoint. */
  readonly mayStream?: true;
  readonly response: z.ZodMiniType | typeof redirect | typeof download | typeof eventStream;
}

/** Keeps the literal types of an endpoint, so that both sides infer input and answer from it. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Part<
  E extends Endpoint,
  Key extends 'params' | 'query' | 'body',
> = E[Key] extends z.ZodMiniType ? { [K in Key]: z.input<E[Key]> } : unknown;

/** What a caller hands over: only the parts that the endpoint declares. */
export type InputOf<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  (E['upload'] extends Upload ? { upload: FileToSend } : unknown) &
  (E['upload'] extends { fields: z.ZodMiniType }
    ? { fields: z.input<E['upload']['fields']> }
    : unknown);

export type ResponseOf<E extends Endpoint> = E['response'] extends z.ZodMiniType
  ? z.output<E['response']>
  : never;

/** Resources that belong to one user and can be named by an id in a path. */
export type OwnedResource = 'child' | 'playSession' | 'passkey' | 'loginSession';

const POSTGRES_INTEGER_MAX = 2_147_483_647;
const ownedIds = new WeakMap<object, OwnedResource>();

type IdOf<Resource extends OwnedResource> = Resource extends 'playSession' ? PlaySessionId : number;

/**
 * A path parameter that names a row of one user. The generated safety test reads the mark and asks
 * with another user's id, which must answer 404.
 */
export function ownedId<Resource extends OwnedResource>(
  resource: Resource,
): z.ZodMiniType<IdOf<Resource>> {
  const schema = z.coerce.number().check(z.int(), z.positive(), z.maximum(POSTGRES_INTEGER_MAX));
  ownedIds.set(schema, resource);
  return schema as z.ZodMiniType<number> as z.ZodMiniType<IdOf<Resource>>;
}

/**
 * The resource that a path parameter names, if it was made by `ownedId`.
 * @public what the generated safety test and the attacks read
 */
export function ownedResourceOf(schema: object): OwnedResource | undefined {
  return ownedIds.get(schema);
}
