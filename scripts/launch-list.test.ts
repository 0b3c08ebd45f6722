// What an owner may change without touching a screen stands in one file, and on one list.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { claims, product } from '#domain/content.ts';

const root = dirname(import.meta.dirname);

it('the launch list names every claim, and everything else that an owner may want to change', () => {
  const list = readFileSync(join(root, 'docs/launch-list.md'), 'utf8');
  const names = [
    ...Object.keys(claims).map((name) => `\`claims.${name}\``),
    ...Object.keys(product).map((name) => `\`product.${name}\``),
  ];
  expect(names.filter((name) => !list.includes(name))).toEqual([]);
});

it('no screen spells the name of the product itself', () => {
  const files = ['web', 'server/http'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  );
  const sources = files.filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  expect(sources.length).toBeGreaterThan(200);
  const spelling = sources.filter((name) =>
    readFileSync(join(root, name), 'utf8').includes(product.name),
  );
  expect(spelling).toEqual([]);
});
