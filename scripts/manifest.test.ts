import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { product } from '#domain/content.ts';

const folder = join(dirname(import.meta.dirname), 'web/public');
const read = (path: string) => readFileSync(join(folder, path));

interface Manifest {
  readonly name: string;
  readonly icons: readonly { src: string; sizes: string; purpose?: string }[];
}
const manifest = JSON.parse(read('manifest.webmanifest').toString()) as Manifest;

/** As the head of the file says it. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe('the installed app', () => {
  it('has the name of the product', () => {
    expect(manifest.name).toBe(product.name);
  });

  it('has a plain and a maskable icon for both sizes that phones ask for', () => {
    const kinds = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
    expect(kinds.toSorted()).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  it.each(manifest.icons)('finds $src in its size', ({ src, sizes }) => {
    expect(sizeOf(read(src))).toBe(sizes);
  });

  it('links the icon that Apple asks for', () => {
    const page = readFileSync(join(folder, 'index.html').replace('public/', ''), 'utf8');
    const [, src = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
    expect(sizeOf(read(src))).toBe('180x180');
  });
});
