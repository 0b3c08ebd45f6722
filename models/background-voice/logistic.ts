// Logistic regression by Newton's steps, with as much weight on the few as on the many.

export interface Example {
  readonly values: readonly number[];
  readonly isTrue: boolean;
}

export interface Fitted {
  readonly weights: readonly number[];
  readonly bias: number;
}

const STEPS = 20;
const RIDGE = 30;

export function fitLogistic(examples: readonly Example[]): Fitted {
  const size = examples[0]?.values.length ?? 0;
  const count = examples.length;
  const means = column(
    size,
    (j) => examples.reduce((sum, { values }) => sum + at(values, j), 0) / count,
  );
  const spreads = column(size, (j) => {
    const squares = examples.reduce(
      (sum, { values }) => sum + (at(values, j) - at(means, j)) ** 2,
      0,
    );
    return Math.sqrt(squares / count) + 1e-6;
  });
  const rows = examples.map(({ values }) => [
    ...values.map((value, j) => (value - at(means, j)) / at(spreads, j)),
    1,
  ]);
  const trues = examples.filter(({ isTrue }) => isTrue).length;
  let solution = column(size + 1, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const hessian = solution.map((_, i) => column(size + 1, (j) => (i === j ? RIDGE : 0)));
    const gradient = solution.map((value) => RIDGE * value);
    for (const [index, row] of rows.entries()) {
      const isTrue = examples[index]?.isTrue ?? false;
      const worth = isTrue ? (count - trues) / trues : 1;
      const chance = 1 / (1 + Math.exp(-dot(row, solution)));
      const curve = worth * chance * (1 - chance) + 1e-6;
      const slope = worth * (chance - (isTrue ? 1 : 0));
      for (let i = 0; i <= size; i += 1) {
        gradient[i] = at(gradient, i) + slope * at(row, i);
        const line = hessian[i] ?? [];
        const scaled = curve * at(row, i);
        for (let j = 0; j <= size; j += 1) line[j] = at(line, j) + scaled * at(row, j);
      }
    }
    const change = solve(hessian, gradient);
    solution = solution.map((value, i) => value - at(change, i));
  }
  const weights = column(size, (j) => at(solution, j) / at(spreads, j));
  return { weights, bias: at(solution, size) - dot(weights, means) };
}

export const scoreWith = ({ weights, bias }: Fitted, values: readonly number[]) =>
  dot(weights, values) + bias;

/** Gauss: the matrix is positive, so no rows have to change places. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, at(right, i)]);
  for (const [i, row] of rows.entries()) {
    for (const other of rows.slice(i + 1)) {
      const factor = at(other, i) / at(row, i);
      if (factor !== 0)
        for (let j = i; j < other.length; j += 1) other[j] = at(other, j) - factor * at(row, j);
    }
  }
  const found: number[] = [];
  for (let i = rows.length - 1; i >= 0; i -= 1) {
    const row = rows[i] ?? [];
    const known = found.reduce((sum, value, j) => sum + value * at(row, i + 1 + j), 0);
    found.unshift((at(row, row.length - 1) - known) / at(row, i));
  }
  return found;
}

const at = (values: readonly number[], index: number) => values[index] ?? 0;
const column = (size: number, valueOf: (index: number) => number) =>
  Array.from({ length: size }, (_, index) => valueOf(index));
const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, index) => sum + value * at(b, index), 0);
