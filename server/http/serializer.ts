import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { type $ZodType, toJSONSchema } from 'zod/v4/core';

/**
 * Compiles the schema of an answer into a function that writes exactly its fields. Checking every answer
 * against its schema would take zod twenty times as long, for what the types have proved already. Compiled with the first
 * answer: a start has a hundred of them, and most days need a few.
 */
export const serializerCompiler: FastifySerializerCompiler<$ZodType> = ({ schema }) => {
  let write: ReturnType<typeof compile> | undefined;
  return (answer) => {
    write ??= compile(schema);
    return write(answer);
  };
};

function compile(schema: $ZodType) {
  const { $schema: _, ...jsonSchema } = toJSONSchema(schema, {
    target: 'openapi-3.0',
    io: 'output',
  });
  return fastJson(jsonSchema as Parameters<typeof fastJson>[0]);
}
