import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withHelpers } from './inline-helpers.mjs';

const HELPERS = 'var e=1,o=(x)=>x+e,l=(x)=>x*2;export{l as r,o as t};';

it('gives a script the helpers that it asked for, under its own names', () => {
  const script = 'import{r as e,t}from"./rolldown-runtime-Ab_1-c.js";found=[e(4),t(4)];';
  const inlined = withHelpers(script, HELPERS);
  expect(inlined).not.toContain('import');
  expect(runInNewContext(`${inlined} found.join()`)).toBe('8,5');
});

it('leaves a script alone that asked for none', () => {
  const script = 'import{a}from"./app-x.js";a();';
  expect(withHelpers(script, HELPERS)).toBe(script);
});
