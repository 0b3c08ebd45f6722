/** Value below which the given share (0..1) of the values lies; undefined for none. */
export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

export function median(values: readonly number[]): number | undefined {
  return quantile(values, 0.5);
}
