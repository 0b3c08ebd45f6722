import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { product } from '#domain/content.ts';

const PREFIX = '/api/docs';

/**
 * OpenAPI from the contract, to read at /api/docs and to load from /api/docs/json. Made for the first who asks, in an app of its own:
 * few ever do, and a server at rest holds nothing of it. To be called before routes are added.
 */
export function serveApiDocs(app: FastifyInstance, version: string): void {
  const routes: RouteOptions[] = [];
  let made: Promise<FastifyInstance> | undefined;
  const answer = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    made ??= makeDocs(routes, version);
    const page = await (await made).inject({ url, headers });
    return reply.status(page.statusCode).headers(page.headers).send(page.rawPayload);
  };
  for (const url of [PREFIX, `${PREFIX}/*`]) app.get(url, { schema: { hide: true } }, answer);
  app.addHook('onRoute', (route) => void routes.push(route));
}

async function makeDocs(
  routes: readonly RouteOptions[],
  version: string,
): Promise<FastifyInstance> {
  const { default: swagger } = await import('@fastify/swagger');
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  const docs = Fastify({ exposeHeadRoutes: false });
  docs.setValidatorCompiler(() => () => true);
  docs.setSerializerCompiler(() => () => '');
  await docs.register(swagger, {
    openapi: { info: { title: `${product.name} API`, version } },
    transform: (route) => withUpload(route, jsonSchemaTransform(route)),
  });
  await docs.register(swaggerUi, { routePrefix: PREFIX });
  for (const { method, url, schema, config } of routes) {
    if (method === 'HEAD') continue;
    docs.route({
      method,
      url,
      ...(schema && { schema }),
      ...(config && { config }),
      handler: () => {},
    });
  }
  return docs;
}

type Transform = typeof jsonSchemaTransform;

/** A form with a file is no schema of the contract's, since nothing parses it before the handler. */
function withUpload(
  { route }: Parameters<Transform>[0],
  { schema, url }: ReturnType<Transform>,
): ReturnType<Transform> {
  const field = route.config?.uploadField;
  if (field === undefined) return { schema, url };
  const properties = { [field]: { type: 'string', format: 'binary' } };
  const body = { type: 'object', required: [field], properties };
  return { schema: { ...schema, consumes: ['multipart/form-data'], body }, url };
}
