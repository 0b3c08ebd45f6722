export function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

/** The same direction with length 1; a zero vector stays zero. */
export function toUnitLength(vector: readonly number[]): number[] {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

/** The mean with weights; zero where there is no weight at all. */
export function weightedMean(vectors: readonly number[][], weights: readonly number[]): number[] {
  const size = vectors[0]?.length ?? 0;
  const mean = Array.from({ length: size }, () => 0);
  let total = 0;
  for (const [row, vector] of vectors.entries()) {
    const weight = weights[row] as number;
    if (weight === 0) continue;
    total += weight;
    for (let at = 0; at < size; at++)
      mean[at] = (mean[at] as number) + weight * (vector[at] as number);
  }
  return total > 0 ? mean.map((value) => value / total) : mean;
}

export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
