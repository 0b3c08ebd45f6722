import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { type Product, startProduct } from '#test-support/product.ts';
import { serverOptions } from '../../scripts/setup/build.mjs';

const root = dirname(dirname(import.meta.dirname));
/** Where Node finds the packages from. */
const folder = join(root, 'node_modules/.cache/bench');

const kinds = {
  /** Packages beside it, each with its many files. */
  plain: [
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--target=node20',
    '--packages=external',
    '--log-level=warning',
  ],
  /** As the product is built. */
  'one-file': serverOptions,
};

/** Resolves with how to start it on a folder. */
export async function buildBare(
  kind: keyof typeof kinds = 'plain',
): Promise<(dataDir: string) => Promise<Product>> {
  const built = join(folder, `bare-product-${kind}.mjs`);
  const source = join(import.meta.dirname, 'bare-product.ts');
  execFileSync(
    join(root, 'node_modules/.bin/esbuild'),
    [source, `--outfile=${built}`, ...kinds[kind]],
    { stdio: 'inherit' },
  );
  return (dataDir) => startProduct({ DATA_DIR: dataDir }, [process.execPath, built]);
}
