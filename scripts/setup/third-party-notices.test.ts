import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { thirdPartyNotices } from './third-party-notices.mjs';

const root = dirname(dirname(import.meta.dirname));
const notices = thirdPartyNotices();

it('names every package that is installed for use, with its version', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean }>;
  };
  const wanted = Object.entries(packages)
    .filter(([path, { dev }]) => path && !dev && existsSync(join(root, path, 'package.json')))
    .map(([path, { version }]) => `\n${path.replace(/^.*node_modules\//, '')} ${version} (`);
  expect(wanted.length).toBeGreaterThan(200);
  expect(wanted.filter((line) => !notices.includes(line))).toEqual([]);
  expect(notices).not.toContain('\nvitest ');
});

it('holds NOTICE and the texts themselves, those of what was compiled into libav.js among them', () => {
  expect(notices).toContain(readFileSync(join(root, 'NOTICE'), 'utf8'));
  expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(notices).toMatch(/GNU LESSER GENERAL PUBLIC LICENSE\s+\*\s+Version 2\.1/);
  expect(notices).toContain('SIL OPEN FONT LICENSE');
});

it('tells nothing of the machine that gathered them', () => {
  expect(notices).not.toContain(root);
});
