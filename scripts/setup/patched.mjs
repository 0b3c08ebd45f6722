// Weights that were tuned are stored as what changed: most bytes of a network stay, so a patch is a tenth of its size.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from './steps.mjs';

/**
 * Every byte plus the patch's byte at the same place.
 * @template {Buffer | undefined} Content
 * @param {Content} content
 * @param {string | undefined} patch path of a compressed file, from the root
 * @returns {Content | Buffer}
 */
export function patched(content, patch) {
  if (!content || !patch) return content;
  const changes = brotliDecompressSync(readFileSync(join(root, patch)));
  const outcome = Buffer.from(content);
  for (let at = 0; at < changes.length; at += 1) {
    if (changes[at]) outcome[at] = (outcome[at] ?? 0) + (changes[at] ?? 0);
  }
  return outcome;
}
