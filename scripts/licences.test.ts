import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dependenciesOf, documentOf, file, problemsOf, readAll } from './licences.ts';

const { lockfile, direct } = readAll();

it('keeps the list of dependencies true', () => {
  expect(readFileSync(file, 'utf8')).toBe(documentOf(lockfile, direct));
});

it('finds no licence that is not on the list', () => {
  expect(problemsOf(dependenciesOf(lockfile))).toEqual([]);
});

it('catches a planted licence, one that nobody named, and both halves of an "and"', () => {
  const packages = {
    'node_modules/planted': { version: '1.0.0', license: 'AGPL-3.0' },
    'node_modules/silent': { version: '1.0.0' },
    'node_modules/both': { version: '1.0.0', license: '(MIT AND GPL-3.0)' },
    'node_modules/either': { version: '1.0.0', license: '(MIT OR GPL-3.0)' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
  };
  expect(problemsOf(dependenciesOf({ packages }))).toEqual([
    'planted has the licence AGPL-3.0, which is not on the list.',
    'silent has the licence unknown, which is not on the list.',
    'both has the licence (MIT AND GPL-3.0), which is not on the list.',
  ]);
});
