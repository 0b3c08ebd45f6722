import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { envExample, files, readmeWithSettings } from './config-docs.ts';

it('keeps the table of settings in the README true', () => {
  const readme = readFileSync(files.readme, 'utf8');
  expect(readme).toContain('`DATABASE_URL`');
  expect(readme).toBe(readmeWithSettings(readme));
});

it('keeps .env.example true', () => {
  expect(readFileSync(files.envExample, 'utf8')).toBe(envExample());
});
