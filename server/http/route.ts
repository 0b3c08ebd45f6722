import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint, ResponseOf, Upload } from '#contract/endpoint.ts';
import { errorBodySchema } from '#contract/errors.ts';
import { AppError } from '#server/app-error.ts';
import { readUpload } from './uploads.ts';

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

export interface Call<E extends Endpoint> {
  readonly params: OutputOf<E['params']>;
  readonly query: OutputOf<E['query']>;
  readonly body: OutputOf<E['body']>;
  /** Reads the file of an upload into memory; what is refused before was never read. */
  readonly readUpload: E['upload'] extends Upload ? () => Promise<Uint8Array> : undefined;
  readonly userId: E['access'] extends 'user' ? string : string | undefined;
  /** Where the user is, as an IANA name: "today" is theirs, not the server's. */
  readonly timeZone: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<E extends Endpoint> = E['response'] extends symbol
  ? FastifyReply
  : ResponseOf<E> | (E['mayStream'] extends true ? FastifyReply : never);

/** Answers one endpoint of the contract: access first, then input, then the handler. */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
): void {
  const { params, query, body, upload, response, status = 200 } = endpoint;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // Before the body is read: a stranger's upload is not even parsed.
    onRequest: [
      ...(endpoint.access === 'user' ? [requireUser] : []),
      ...(endpoint.proof === 'fresh' ? [requireFreshProof] : []),
    ],
    config: {
      ...(upload && { uploadField: upload.field }),
      ...(endpoint.proof && { refusesOtherSites: true }),
    },
    schema: {
      summary: endpoint.summary,
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      ...(typeof response === 'symbol'
        ? {}
        : { response: { [status]: response, '4xx': errorBodySchema } }),
    },
    handler: async (request, reply) => {
      if (typeof response !== 'symbol') reply.status(status);
      const { params, query, body, userId, timeZone } = request;
      const call = { params, query, body, userId, timeZone, request, reply };
      const file = upload && { readUpload: () => readUpload(request, upload) };
      return handler((file ? { ...call, ...file } : call) as Call<E>);
    },
  });
}

/** For routes outside of the contract's endpoints, too. */
export function requireUser(
  { userId }: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  if (userId !== undefined) done();
  else done(new AppError('login_required', 'Unauthorized: please log in to continue.'));
}

/** For calls that need it only at times, such as those that may also change an email. */
export async function requireFreshProof(request: FastifyRequest): Promise<void> {
  if (!request.isProven) {
    throw new AppError('proof_required', 'Please confirm that it’s you, then try again.');
  }
}
