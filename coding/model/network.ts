// A small network over named features. Each name has a row of weights: some go straight to the classes, some to a
// hidden layer that learns which features matter together. Rows are found by hashing the name; names that were
// rare in training have none.
import { softmax } from './softmax.ts';

export interface Network {
  readonly classes: number;
  readonly hidden: number;
  /** Row number + 1 by hash; 0 for a name without a row. */
  readonly rowByHash: Uint32Array;
  /** Row by row: a weight a class, then a weight a hidden cell. */
  readonly rows: Int8Array;
  readonly classScale: number;
  readonly hiddenScale: number;
  /** Hidden cell by hidden cell: a weight a class. */
  readonly output: Float32Array;
  /** In which question a row was last counted: a name that comes twice counts once. */
  readonly countedIn: Uint32Array;
  questions: number;
}

/** Numbers of a file before its weights: classes, hidden cells, bits of a hash, rows, the fingerprint, and two scales. */
const HEAD_NUMBERS = 7;

/**
 * Reads a file of weights: the head, the hash of each row, the output layer, the rows. `fingerprint`: of the features as they are made
 * today; weights that were learned from others would be worth nothing.
 */
export function readNetwork(file: Uint8Array, fingerprint: number): Network {
  // A copy begins where numbers may begin.
  const { buffer } = Uint8Array.from(file);
  const [classes = 0, hidden = 0, hashBits = 0, rows = 0, learned = 0] = new Uint32Array(
    buffer,
    0,
    HEAD_NUMBERS,
  );
  if (learned !== fingerprint)
    throw new Error('These weights were learned from other features: train them anew.');
  const [, , , , , classScale = 0, hiddenScale = 0] = new Float32Array(buffer, 0, HEAD_NUMBERS);
  const hashesAt = HEAD_NUMBERS * 4;
  const outputAt = hashesAt + rows * 4;
  const rowsAt = outputAt + hidden * classes * 4;
  const rowByHash = new Uint32Array(2 ** hashBits);
  for (const [row, hash] of new Uint32Array(buffer, hashesAt, rows).entries())
    rowByHash[hash] = row + 1;
  return {
    classes,
    hidden,
    rowByHash,
    rows: new Int8Array(buffer, rowsAt, rows * (classes + hidden)),
    classScale,
    hiddenScale,
    output: new Float32Array(buffer, outputAt, hidden * classes),
    countedIn: new Uint32Array(rows + 1),
    questions: 0,
  };
}

/** Differs as soon as one feature is called or made otherwise. */
export const fingerprintOf = (features: readonly string[]) => hashOf(features.join('\n'), 2 ** 30);

/** FNV-1a with a final mix, so that its low bits are as good as its high ones. */
export function hashOf(feature: string, hashes: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index++) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) & (hashes - 1);
}

/** How likely each class is, given the features of one thing. */
export function probabilitiesOf(network: Network, features: readonly string[]): Float64Array {
  const { classes, hidden, rowByHash, rows, output, countedIn } = network;
  network.questions = (network.questions + 1) >>> 0;
  const width = classes + hidden;
  const sums = new Int32Array(width);
  let counted = 0;
  for (const feature of features) {
    const row = rowByHash[hashOf(feature, rowByHash.length)] ?? 0;
    if (row === 0 || countedIn[row] === network.questions) continue;
    countedIn[row] = network.questions;
    counted += 1;
    const from = (row - 1) * width;
    for (let k = 0; k < width; k++) sums[k] = (sums[k] ?? 0) + (rows[from + k] ?? 0);
  }
  const scores = new Float64Array(classes);
  for (let k = 0; k < classes; k++) scores[k] = (sums[k] ?? 0) * network.classScale;
  const cellScale = network.hiddenScale / Math.sqrt(counted + 1);
  for (let cell = 0; cell < hidden; cell++) {
    const value = (sums[classes + cell] ?? 0) * cellScale;
    if (value <= 0) continue;
    for (let k = 0; k < classes; k++)
      scores[k] = (scores[k] ?? 0) + value * (output[cell * classes + k] ?? 0);
  }
  return softmax(scores);
}
