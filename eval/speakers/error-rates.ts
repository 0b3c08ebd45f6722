/** The share of errors, in percent, at the threshold where misses and false alarms are equally frequent. */
export function equalErrorRate(positives: number[], negatives: number[]): number {
  const all = [
    ...positives.map((score) => ({ score, positive: true })),
    ...negatives.map((score) => ({ score, positive: false })),
  ].toSorted((a, b) => a.score - b.score);
  let missed = 0;
  let alarms = negatives.length;
  let best = { gap: Number.POSITIVE_INFINITY, rate: Number.NaN };
  for (const { positive } of all) {
    if (positive) missed++;
    else alarms--;
    const [misses, falseAlarms] = [missed / positives.length, alarms / negatives.length];
    const gap = Math.abs(misses - falseAlarms);
    if (gap < best.gap) best = { gap, rate: 50 * (misses + falseAlarms) };
  }
  return best.rate;
}

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN;
}
