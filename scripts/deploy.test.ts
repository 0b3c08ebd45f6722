// No engine for containers is needed to see that these files fit the product.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { configSchema } from '#server/config-schema.ts';
import { nodeVersions } from './setup/bring-node.mjs';
import { isSupported } from './setup/steps.mjs';

const root = dirname(import.meta.dirname);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
const isExact = (image: string) => /:v?\d+\.\d+(\.\d+)?(-\w+)*$/.test(image);

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly build?: { readonly context: string; readonly dockerfile: string };
}

const compose = read('deploy/compose.yaml');
const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> };
const ours = Object.entries(services).filter(([, { image }]) => image === 'playlight');
const asked = parseEnv(read('deploy/example.env'));
const filled: Record<string, string> = Object.fromEntries(
  Object.entries(asked).map(([name, value]) => [
    name,
    value || 'a-long-secret-of-the-owner-of-this-place',
  ]),
);
const given = (text: string) => text.replaceAll(/\$\{(\w+):\?\}/g, (_, name) => filled[name] ?? '');

describe('compose.yaml', () => {
  it('has two servers for pages and two for jobs, with settings that the product takes', () => {
    const roles = ours.map(([, { environment = {} }]) => {
      expect(Object.keys(configSchema.shape)).toEqual(
        expect.arrayContaining(Object.keys(environment)),
      );
      const values = Object.entries(environment).map(([name, value]) => [name, given(value)]);
      const settings = { ...environmentOfImage(), ...Object.fromEntries(values) };
      expect(configSchema.safeParse(settings).error).toBeUndefined();
      return environment.ROLE;
    });
    expect(roles).toEqual(['web', 'web', 'worker', 'worker']);
  });

  it('asks for nothing that the example does not name, and the example for nothing else', () => {
    const wanted = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    expect(wanted).toEqual(new Set(Object.keys(asked)));
  });

  it('names other images by their exact versions, so that a start today is the start of last month', () => {
    const others = Object.values(services).filter(({ image }) => image !== 'playlight');
    expect(others.map(({ image }) => image).filter((image) => !isExact(image))).toEqual([]);
    expect(['store:latest', 'caddy:2', 'postgres:17-bookworm'].filter(isExact)).toEqual([]);
  });

  it('names files that are there', () => {
    for (const [, { build }] of ours)
      expect(existsSync(join(root, 'deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(
        true,
      );
  });
});

it('lets the proxy reach every server for pages, and nobody the metrics', () => {
  const proxy = read('deploy/Caddyfile');
  const pages = ours.filter(([, { environment }]) => environment?.ROLE === 'web');
  const addresses = pages.map(([name]) => `${name}:${environmentOfImage().PORT}`);
  expect(proxy).toContain(`reverse_proxy ${addresses.join(' ')} {`);
  expect(proxy).toContain('respond /metrics 404');
});

describe('Dockerfile', () => {
  const lines = read('deploy/Dockerfile').replaceAll('\\\n', '').split('\n');
  const after = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  it('stands on the Node that is recommended, in an exact version that the tests ran under', () => {
    const image = `node:${nodeVersions.recommended}-bookworm-slim`;
    expect(after('FROM')).toEqual([`${image} AS build`, image]);
    expect(isSupported(nodeVersions.recommended, engines.node)).toBe(true);
  });

  it('carries the licences of what is in it', () => {
    expect(after('COPY --from=build')).toContain('/app/LICENSE /app/NOTICE ./');
  });

  it('sets what the product takes', () => {
    expect(Object.keys(configSchema.shape)).toEqual(
      expect.arrayContaining(Object.keys(environmentOfImage())),
    );
  });

  it('copies what is there, or what the build makes', () => {
    const sources = after('COPY')
      .filter((copy) => !copy.startsWith('--from'))
      .flatMap((copy) => copy.split(' ').slice(0, -1));
    for (const source of sources) expect(existsSync(join(root, source))).toBe(true);
    const made = new Set(['/app/node_modules', '/app/dist', '/fetched/models']);
    for (const copy of after('COPY --from=build')) {
      for (const source of copy.split(' ').slice(0, -1))
        expect(made.has(source) || existsSync(join(root, source.replace('/app', '')))).toBe(true);
    }
  });

  it('has every file that the server looks for beside its package.json', () => {
    const copied = after('COPY --from=build').map((copy) => copy.split(' ')[1] ?? '');
    const sources = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => read(join('server', name)));
    const wanted = sources.flatMap((source) =>
      [...source.matchAll(/join\(packageRoot, '([^']+)'/g)].map(([, path = '']) => path),
    );
    expect(wanted).toContain('server/database/migrations');
    const isThere = (path: string) =>
      path === 'package.json' ||
      copied.some((copy) => path === copy || path.startsWith(`${copy}/`));
    expect(wanted.filter((path) => !isThere(path))).toEqual([]);
  });

  it('runs as an ordinary user what the build makes', () => {
    expect(after('USER')).toEqual(['node']);
    expect(after('CMD')).toEqual(['["node", "dist/server/main.js"]']);
  });
});

function environmentOfImage(): Record<string, string> {
  const [, block = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(read('deploy/Dockerfile')) ?? [];
  return Object.fromEntries(block.split(/\\\n\s*/).map((pair) => pair.trim().split('=')));
}
