// Dense matrices as rows of doubles: what a discriminant analysis of a thousand dimensions needs, and no more.
export type Matrix = Float64Array[];

export function zeros(rows: number, columns: number): Matrix {
  return Array.from({ length: rows }, () => new Float64Array(columns));
}

/** The lower triangle L of a positive definite matrix, with L times its mirror image being the matrix. */
export function cholesky(matrix: Matrix): Matrix {
  const size = matrix.length;
  const lower = zeros(size, size);
  for (let row = 0; row < size; row++) {
    const own = lower[row] as Float64Array;
    for (let column = 0; column <= row; column++) {
      const other = lower[column] as Float64Array;
      let value = matrix[row]?.[column] as number;
      for (let at = 0; at < column; at++) value -= (own[at] as number) * (other[at] as number);
      own[column] = row === column ? Math.sqrt(value) : value / (other[column] as number);
    }
  }
  return lower;
}

/** Solves lower · x = right. */
export function solveLower(lower: Matrix, right: Float64Array): Float64Array {
  const found = new Float64Array(right.length);
  for (let row = 0; row < right.length; row++) {
    const own = lower[row] as Float64Array;
    let value = right[row] as number;
    for (let at = 0; at < row; at++) value -= (own[at] as number) * (found[at] as number);
    found[row] = value / (own[row] as number);
  }
  return found;
}

/** Solves (mirror image of lower) · x = right. */
export function solveUpper(lower: Matrix, right: Float64Array): Float64Array {
  const found = right.slice();
  for (let row = right.length - 1; row >= 0; row--) {
    const own = lower[row] as Float64Array;
    const value = (found[row] as number) / (own[row] as number);
    found[row] = value;
    for (let at = 0; at < row; at++)
      found[at] = (found[at] as number) - (own[at] as number) * value;
  }
  return found;
}

const ITERATIONS = 60;

/** The directions in which the rows vary most, strongest first, by repeated multiplication and straightening. */
export function mainDirections(rows: Matrix, count: number): Matrix {
  const size = rows[0]?.length ?? 0;
  // Rows themselves are as good a start as random directions, and the same on every run.
  let found = orthogonal(
    Array.from({ length: count }, (_, at) => Float64Array.from(rows[at % rows.length] ?? [])),
  );
  for (let step = 0; step < ITERATIONS; step++) {
    found = orthogonal(
      found.map((direction) => {
        const next = new Float64Array(size);
        for (const row of rows) addScaled(next, row, inner(row, direction));
        return next;
      }),
    );
  }
  return found;
}

function orthogonal(vectors: Matrix): Matrix {
  const done: Matrix = [];
  for (const vector of vectors) {
    for (const other of done) addScaled(vector, other, -inner(vector, other));
    const length = Math.sqrt(inner(vector, vector)) || 1;
    done.push(vector.map((value) => value / length));
  }
  return done;
}

export function inner(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

export function addScaled(target: Float64Array, source: ArrayLike<number>, factor: number): void {
  for (let at = 0; at < target.length; at++) {
    target[at] = (target[at] as number) + factor * (source[at] as number);
  }
}
