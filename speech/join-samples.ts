/** One stretch of sound from several; a single one is given back as it is. */
export function joinSamples(pieces: readonly Float32Array[]): Float32Array {
  const [first, ...others] = pieces;
  if (!first || others.length === 0) return first ?? new Float32Array(0);
  const joined = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
