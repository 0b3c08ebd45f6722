import { expect, it } from 'vitest';
import { inOrder } from './tables.ts';

it('puts tables after those that they refer to, and knows a circle', () => {
  const table = (name: string, ...refersTo: string[]) => ({ name, columns: [], refersTo });
  const ordered = inOrder([table('a', 'b'), table('b', 'c', 'd'), table('c'), table('d', 'c')]);
  expect(ordered.map(({ name }) => name)).toEqual(['c', 'd', 'b', 'a']);
  expect(() => inOrder([table('a', 'b'), table('b', 'a')])).toThrow('refer to each other: a, b');
});
