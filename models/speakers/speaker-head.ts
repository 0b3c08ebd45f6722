// Linear discriminant analysis: the directions in which speakers differ most, measured by how much one speaker varies.
import {
  addScaled,
  cholesky,
  inner,
  type Matrix,
  mainDirections,
  solveLower,
  solveUpper,
  zeros,
} from './linear-algebra.ts';

export interface SpeakerHead {
  /** One row for each dimension of the voice print. */
  projection: Matrix;
  offset: Float64Array;
}

/** Share of a plain sphere mixed into the variation within speakers, since there are few windows for many dimensions. */
const SHRINKAGE = 0.1;
const LEAST_WINDOWS = 3;

export function trainSpeakerHead(
  rows: Float32Array[],
  speakers: string[],
  dimensions: number,
): SpeakerHead {
  const size = rows[0]?.length ?? 0;
  const bySpeaker = new Map<string, Float32Array[]>();
  rows.forEach((row, at) => {
    const speaker = speakers[at] as string;
    bySpeaker.set(speaker, [...(bySpeaker.get(speaker) ?? []), row]);
  });
  const within = zeros(size, size);
  const means: Matrix = [];
  for (const own of bySpeaker.values()) {
    const mean = new Float64Array(size);
    for (const row of own) addScaled(mean, row, 1 / own.length);
    if (own.length >= LEAST_WINDOWS) means.push(mean);
    for (const row of own) {
      const away = Float64Array.from(row, (value, at) => value - (mean[at] as number));
      for (let at = 0; at < size; at++) {
        addScaled(
          (within[at] as Float64Array).subarray(0, at + 1),
          away,
          (away[at] as number) / rows.length,
        );
      }
    }
  }
  let trace = 0;
  for (let at = 0; at < size; at++) trace += within[at]?.[at] as number;
  within.forEach((row, at) => {
    for (let column = 0; column <= at; column++)
      row[column] = (1 - SHRINKAGE) * (row[column] as number);
    row[at] = (row[at] as number) + (SHRINKAGE * trace) / size;
  });
  const lower = cholesky(within);
  const centre = new Float64Array(size);
  for (const mean of means) addScaled(centre, mean, 1 / means.length);
  const whitened = means.map((mean) =>
    solveLower(
      lower,
      mean.map((value, at) => value - (centre[at] as number)),
    ),
  );
  const projection = mainDirections(whitened, dimensions).map((direction) =>
    solveUpper(lower, direction),
  );
  return { projection, offset: Float64Array.from(projection, (row) => -inner(row, centre)) };
}
