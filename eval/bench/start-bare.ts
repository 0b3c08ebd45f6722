import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { type Product, startProduct } from '#test-support/product.ts';

const root = dirname(dirname(import.meta.dirname));
/** Where Node finds the packages from. */
const built = join(root, 'node_modules/.cache/bench/bare-product.mjs');

/** Resolves with how to start it on a folder. */
export async function buildBare(): Promise<(dataDir: string) => Promise<Product>> {
  await build({
    entryPoints: [join(import.meta.dirname, 'bare-product.ts')],
    outfile: built,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
  });
  return (dataDir) => startProduct({ DATA_DIR: dataDir }, [process.execPath, built]);
}
