import { expect, it } from 'vitest';
import { withoutSchemas } from './calls-without-schemas.mjs';

const read = (source: string) => withoutSchemas('contract.ts', source);

it('leaves a call its method and path, and takes what only the server and its documentation need', () => {
  const source =
    "export const list = defineEndpoint({ method: 'GET', path: '/api/list', summary: 'All', query: z.object({ of: z.int() }), response });";
  expect(read(source)).toBe(
    "export const list = /*@__PURE__*/ defineEndpoint({ method: 'GET', path: '/api/list', summary: undefined, query: undefined, response: undefined });",
  );
});

it('leaves a form its field and its limit', () => {
  expect(read("const form = { field: 'audio', maxBytes: 9, fields: z.object({}) } as const;")).toBe(
    "const form = /*@__PURE__*/ (() => ({ field: 'audio', maxBytes: 9, fields: undefined } as const))();",
  );
});

it('makes a schema only where something uses it', () => {
  expect(read('export const id = z.int() as Id;')).toBe(
    'export const id = /*@__PURE__*/ (() => (z.int() as Id))();',
  );
  expect(read('export const MOST = 9;')).toBe('export const MOST = 9;');
});
