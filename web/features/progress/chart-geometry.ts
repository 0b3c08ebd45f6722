export const CHART = { width: 320, height: 96, margin: 8 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the value number `index` of `count` stands; one alone stands in the middle. */
export function xOf(index: number, count: number): number {
  const { width, margin } = CHART;
  const share = count === 1 ? 0.5 : index / (count - 1);
  return round(margin + share * (width - 2 * margin));
}

/** 0 at the bottom, `top` at the top. */
export function yOf(value: number, top: number): number {
  const { height, margin } = CHART;
  return round(height - margin - (Math.min(value, top) / top) * (height - 2 * margin));
}

/** Runs of values without a gap, as points. */
export function runsOf(values: readonly (number | null)[], top: number): Point[][] {
  const runs: Point[][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push({ x: xOf(index, values.length), y: yOf(value, top) });
  }
  return runs.filter((run) => run.length > 0);
}

export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
