// Whatever a caller may send has a size: the walk goes through every schema of the contract that reads input, so that a new endpoint
// is held to it by being there.
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { clientMessageSchema, liveQuerySchema } from './live.ts';

type Schema = z.core.$ZodType;
type JsonSchema = z.core.JSONSchema.BaseSchema;

const LONGEST_TEXT = 100_000;
const LONGEST_LIST = 1_000;

const isAtMost = (bound: number | undefined, most: number) => bound !== undefined && bound <= most;

/** Where a schema would take more than anybody needs; empty where it would not. */
function unboundedIn(schema: Schema, path: string): string[] {
  return walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), path);
}

function walk(part: JsonSchema, path: string): string[] {
  const oneOf = part.anyOf ?? part.oneOf;
  if (oneOf) return oneOf.flatMap((option) => walk(option, path));
  if (part.enum || part.const !== undefined) return [];
  if (Array.isArray(part.type)) return part.type.flatMap((type) => walk({ ...part, type }, path));
  switch (part.type) {
    case 'boolean':
    case 'null':
      return [];
    case 'string':
      return isAtMost(part.maxLength, LONGEST_TEXT) ? [] : [`${path}: a text of any length`];
    case 'number':
    case 'integer':
      return isRange(part) ? [] : [`${path}: a number of any size`];
    case 'array':
      return [
        ...(isAtMost(part.maxItems, LONGEST_LIST) ? [] : [`${path}: a list of any length`]),
        ...walk(part.items as JsonSchema, `${path}[]`),
      ];
    case 'object':
      return [
        ...(part.additionalProperties ? [`${path}: keys of any name`] : []),
        ...Object.entries(part.properties ?? {}).flatMap(([key, inner]) =>
          walk(inner as JsonSchema, `${path}.${key}`),
        ),
      ];
    default:
      return [`${path}: of which nobody knows the size`];
  }
}

/** Whole numbers come with the ends of what JavaScript can count, which is as good as none. */
function isRange({ minimum, exclusiveMinimum, maximum }: JsonSchema): boolean {
  const ends = [minimum ?? exclusiveMinimum, maximum];
  return ends.every((end) => typeof end === 'number' && Math.abs(end) < Number.MAX_SAFE_INTEGER);
}

const readBy = ({ method, path, params, query, body, upload }: Endpoint) =>
  Object.entries({ params, query, body, fields: upload?.fields }).flatMap(([part, schema]) =>
    schema ? [[`${method} ${path} ${part}`, schema] as const] : [],
  );

const inputs: readonly (readonly [string, Schema])[] = [
  ...endpoints.flatMap(readBy),
  ['the live connection query', liveQuerySchema],
  ['the live connection message', clientMessageSchema],
];

describe('what the server reads has a size', () => {
  it.each(inputs)('%s', (name, schema) => {
    expect(unboundedIn(schema, name)).toEqual([]);
  });
});

describe('the walk itself', () => {
  it.each([
    ['a text', z.string()],
    ['a text that is only trimmed', z.string().check(z.trim(), z.minLength(1))],
    ['a text that nobody could want', z.string().check(z.maxLength(10_000_000))],
    ['a number', z.number()],
    ['a whole number', z.int()],
    ['a number with one end', z.number().check(z.minimum(0))],
    ['a list', z.array(z.boolean())],
    ['a bounded list of texts', z.array(z.string()).check(z.maxLength(5))],
    ['a record', z.record(z.string(), z.number())],
    ['anything', z.unknown()],
    ['any', z.any()],
    ['an object that keeps what it does not know', z.looseObject({ ok: z.boolean() })],
    ['a text deep inside', z.optional(z.array(z.object({ a: z.nullish(z.string()) })))],
    ['one way of two', z.union([z.boolean(), z.string()])],
    ['a text behind a pipe', z.pipe(z.string(), z.email().check(z.maxLength(5)))],
  ])('catches %s', (_, planted) => {
    expect(unboundedIn(z.object({ planted }), 'body')).not.toEqual([]);
  });

  it('lets what is bounded pass', () => {
    const bounded = z.object({
      text: z.optional(z.string().check(z.trim(), z.maxLength(50))),
      number: z.coerce.number().check(z.int(), z.positive(), z.maximum(5)),
      id: z.array(z.int32()).check(z.maxLength(5)),
      flag: z.nullable(z.enum(['a', 'b'])),
    });
    expect(unboundedIn(bounded, 'body')).toEqual([]);
  });
});
