import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { z } from 'zod';

/**
 * Compiles the schema of an answer into a function that writes exactly its fields. Checking every answer
 * against its schema would take zod twenty times as long, for what the types have proved already.
 */
export const serializerCompiler: FastifySerializerCompiler<z.core.$ZodType> = ({ schema }) => {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io: 'output',
  });
  return fastJson(jsonSchema as Parameters<typeof fastJson>[0]);
};
