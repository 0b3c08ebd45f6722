// Networks that are arranged for less work than in their package: the same weights between other nodes. A recipe tells which bytes to take
// from the package's files, and holds the few that are new (models/recognizer/arrange.py writes it).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from './steps.mjs';

/** @typedef {{ new: number } | { source: number, at: number, length: number } | { source: number, at: number, shape: number[] }} Piece */

/**
 * @param {readonly Buffer[]} sources
 * @param {string | undefined} recipe path of a compressed file, from the root; without one the first source is the network
 * @returns {Buffer}
 */
export function arranged(sources, recipe) {
  if (!recipe) return sourceAt(sources, 0);
  const content = brotliDecompressSync(readFileSync(join(root, recipe)));
  const line = content.indexOf('\n');
  /** @type {Piece[]} */
  const pieces = JSON.parse(content.toString('utf8', 0, line));
  let at = line + 1;
  return Buffer.concat(
    pieces.map((piece) => {
      if ('new' in piece) {
        at += piece.new;
        return content.subarray(at - piece.new, at);
      }
      const source = sourceAt(sources, piece.source);
      if ('length' in piece) return source.subarray(piece.at, piece.at + piece.length);
      return withAxesReversed(source.subarray(piece.at), piece.shape);
    }),
  );
}

/**
 * @param {readonly Buffer[]} sources
 * @param {number} at
 */
function sourceAt(sources, at) {
  const source = sources[at];
  if (!source) throw new Error('A file that the network is made of is missing');
  return source;
}

/**
 * A row becomes a column: bytes of two or three axes, last axis first.
 * @param {Buffer} bytes
 * @param {number[]} shape
 */
function withAxesReversed(bytes, shape) {
  const [rows = 1, columns = 1, depth = 1] = shape;
  const reversed = Buffer.allocUnsafe(rows * columns * depth);
  let to = 0;
  for (let layer = 0; layer < depth; layer += 1)
    for (let column = 0; column < columns; column += 1)
      for (let row = 0; row < rows; row += 1)
        reversed[to++] = bytes[(row * columns + column) * depth + layer] ?? 0;
  return reversed;
}
