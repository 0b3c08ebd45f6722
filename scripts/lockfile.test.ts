import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingOptionals } from './complete-lockfile.mjs';

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));

it('names the native packages of every platform, or npm ci would refuse it', () => {
  expect(missingOptionals(lockfile.packages)).toEqual([]);
});

it('names no registry', () => {
  expect(JSON.stringify(lockfile)).not.toContain('"resolved"');
});
