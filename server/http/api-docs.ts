import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { product } from '#domain/content.ts';

/** OpenAPI from the contract, to read at /api/docs and to load from /api/docs/json. */
export function serveApiDocs(app: FastifyInstance, version: string): void {
  app.register(swagger, {
    openapi: { info: { title: `${product.name} API`, version } },
    transform: (route) => withUpload(route, jsonSchemaTransform(route)),
  });
  app.register(swaggerUi, { routePrefix: '/api/docs' });
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
