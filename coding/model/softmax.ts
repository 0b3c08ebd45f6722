/** Scores as shares of one. */
export function softmax(scores: Float64Array): Float64Array {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
  const shares = new Float64Array(scores.length);
  let sum = 0;
  for (let k = 0; k < scores.length; k++) {
    const power = Math.exp((scores[k] ?? 0) - highest);
    shares[k] = power;
    sum += power;
  }
  for (let k = 0; k < shares.length; k++) shares[k] = (shares[k] ?? 0) / sum;
  return shares;
}
