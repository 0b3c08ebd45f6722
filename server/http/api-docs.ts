import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { product } from '#domain/content.ts';

/** OpenAPI from the contract, to read at /api/docs and to load from /api/docs/json. */
export function serveApiDocs(app: FastifyInstance, version: string): void {
  app.register(swagger, {
    openapi: { info: { title: `${product.name} API`, version } },
    transform: jsonSchemaTransform,
  });
  app.register(swaggerUi, { routePrefix: '/api/docs' });
}
