// Fits the network: softmax regression with one hidden layer, by AdaGrad with dropout, the mean of the later rounds,
// weights in eight bits. The same examples give the same network on every machine.
import { hashOf } from '#coding/model/network.ts';
import { softmax } from '#coding/model/softmax.ts';
import { numbersFrom, shuffle } from './random.ts';

export interface Example {
  readonly features: readonly string[];
  /** The index of its class. */
  readonly label: number;
  /** How much it counts; 1 by default. */
  readonly weight?: number;
}

export interface TrainingOptions {
  readonly classes: number;
  readonly hidden: number;
  readonly rounds: number;
  /** A name that fewer examples have gets no row. */
  readonly leastExamples: number;
  /** Of the features, kept with the weights. */
  readonly fingerprint: number;
}

const HASH_BITS = 20;
const SEED = 7;
const STEP = 0.1;
const HIDDEN_STEP = 0.05;
const DECAY = 0.002;
const FEATURE_DROPOUT = 0.4;
const HIDDEN_DROPOUT = 0.3;
const FIRST_SQUARES = 0.01;

interface HashedExample {
  readonly rows: Int32Array;
  readonly label: number;
  readonly weight: number;
}

export function trainNetwork(examples: readonly Example[], options: TrainingOptions): Buffer {
  const { classes, hidden, rounds, leastExamples, fingerprint } = options;
  const { hashes, hashed } = rowsFor(examples, leastExamples);
  const layers = new Layers(hashes.length, classes, hidden);
  const next = numbersFrom(SEED);
  for (let round = 0; round < rounds; round++) {
    shuffle(hashed, next);
    for (const example of hashed) layers.learn(example, next);
    if (round >= rounds / 2) layers.remember();
  }
  return layers.stored(hashes, fingerprint);
}

/** Gives a row to each name that is common enough. */
function rowsFor(examples: readonly Example[], leastExamples: number) {
  const counts = new Uint32Array(2 ** HASH_BITS);
  const all = examples.map(({ features }) => [
    ...new Set(features.map((name) => hashOf(name, counts.length))),
  ]);
  for (const one of all) for (const hash of one) counts[hash] = (counts[hash] ?? 0) + 1;
  const rowByHash = new Map<number, number>();
  for (const [hash, count] of counts.entries())
    if (count >= leastExamples) rowByHash.set(hash, rowByHash.size);
  const hashed: HashedExample[] = examples.map(({ label, weight = 1 }, index) => ({
    label,
    weight,
    rows: Int32Array.from((all[index] ?? []).flatMap((hash) => rowByHash.get(hash) ?? [])),
  }));
  return { hashes: Uint32Array.from(rowByHash.keys()), hashed };
}

/** A block of numbers that learns, with the squares of its gradients and the sum of what it was. */
class Weights {
  readonly now: Float32Array;
  private readonly squares: Float32Array;
  private readonly sum: Float32Array;
  private remembered = 0;

  constructor(size: number, first: () => number) {
    this.now = Float32Array.from({ length: size }, first);
    this.squares = new Float32Array(size).fill(FIRST_SQUARES);
    this.sum = new Float32Array(size);
  }

  descend(index: number, gradient: number, step: number): void {
    const squares = (this.squares[index] ?? 0) + gradient * gradient;
    this.squares[index] = squares;
    this.now[index] = (this.now[index] ?? 0) - (step / Math.sqrt(squares)) * gradient;
  }

  remember(): void {
    this.remembered += 1;
    for (let index = 0; index < this.now.length; index++) {
      this.sum[index] = (this.sum[index] ?? 0) + (this.now[index] ?? 0);
    }
  }

  mean(): Float32Array {
    return this.sum.map((sum) => sum / this.remembered);
  }
}

class Layers {
  private readonly direct: Weights;
  private readonly inward: Weights;
  private readonly outward: Weights;

  private readonly rowCount: number;
  private readonly classes: number;
  private readonly hidden: number;

  constructor(rowCount: number, classes: number, hidden: number) {
    this.rowCount = rowCount;
    this.classes = classes;
    this.hidden = hidden;
    const next = numbersFrom(SEED);
    this.direct = new Weights(rowCount * classes, () => 0);
    this.inward = new Weights(rowCount * hidden, () => (next() - 0.5) * 0.1);
    this.outward = new Weights(hidden * classes, () => (next() - 0.5) * 0.4);
  }

  remember(): void {
    for (const weights of [this.direct, this.inward, this.outward]) weights.remember();
  }

  learn(example: HashedExample, next: () => number): void {
    const { classes, hidden } = this;
    const rows = example.rows.filter(() => next() >= FEATURE_DROPOUT);
    const scale = 1 / Math.sqrt(rows.length + 1);
    const cells = sumRows(this.inward.now, rows, hidden);
    const errors = sumRows(this.direct.now, rows, classes);
    for (let cell = 0; cell < hidden; cell++) {
      const isOpen = (cells[cell] ?? 0) > 0 && next() >= HIDDEN_DROPOUT;
      const value = isOpen ? ((cells[cell] ?? 0) * scale) / (1 - HIDDEN_DROPOUT) : 0;
      cells[cell] = value;
      if (value > 0) addScaled(errors, this.outward.now, cell * classes, value);
    }
    toShares(errors);
    errors[example.label] = (errors[example.label] ?? 0) - 1;
    for (let k = 0; k < classes; k++) errors[k] = (errors[k] ?? 0) * example.weight;
    for (let cell = 0; cell < hidden; cell++) {
      const value = cells[cell] ?? 0;
      cells[cell] =
        value > 0 ? (this.learnOutput(cell, value, errors) * scale) / (1 - HIDDEN_DROPOUT) : 0;
    }
    for (const row of rows) {
      for (let k = 0; k < classes; k++) {
        const index = row * classes + k;
        const error = errors[k] ?? 0;
        if (Math.abs(error) > 0.001)
          this.direct.descend(index, error + DECAY * (this.direct.now[index] ?? 0), STEP);
      }
      for (let cell = 0; cell < hidden; cell++) {
        const error = cells[cell] ?? 0;
        if (Math.abs(error) > 0.0001) this.inward.descend(row * hidden + cell, error, HIDDEN_STEP);
      }
    }
  }

  /** Moves a cell's weights to the classes and returns the error that arrives at the cell. */
  private learnOutput(cell: number, value: number, errors: Float64Array): number {
    let arriving = 0;
    for (let k = 0; k < this.classes; k++) {
      const index = cell * this.classes + k;
      const error = errors[k] ?? 0;
      arriving += error * (this.outward.now[index] ?? 0);
      this.outward.descend(index, error * value, HIDDEN_STEP);
    }
    return arriving;
  }

  /** As readNetwork reads it. */
  stored(hashes: Uint32Array, fingerprint: number): Buffer {
    const { classes, hidden, rowCount } = this;
    const [direct, inward] = [this.direct.mean(), this.inward.mean()];
    const [classScale, hiddenScale] = [scaleOf(direct), scaleOf(inward)];
    const rows = new Int8Array(rowCount * (classes + hidden));
    for (let row = 0; row < rowCount; row++) {
      const at = row * (classes + hidden);
      for (let k = 0; k < classes; k++)
        rows[at + k] = Math.round((direct[row * classes + k] ?? 0) / classScale);
      for (let cell = 0; cell < hidden; cell++) {
        rows[at + classes + cell] = Math.round((inward[row * hidden + cell] ?? 0) / hiddenScale);
      }
    }
    const head = new Uint32Array([classes, hidden, HASH_BITS, rowCount, fingerprint]);
    const scales = new Float32Array([classScale, hiddenScale]);
    return Buffer.concat([head, scales, hashes, this.outward.mean(), rows].map(bytesOf));
  }
}

function addScaled(sums: Float64Array, weights: Float32Array, from: number, scale: number): void {
  for (let k = 0; k < sums.length; k++) sums[k] = (sums[k] ?? 0) + (weights[from + k] ?? 0) * scale;
}

function toShares(scores: Float64Array): void {
  scores.set(softmax(scores));
}

function sumRows(weights: Float32Array, rows: Int32Array, width: number): Float64Array {
  const sums = new Float64Array(width);
  for (const row of rows) {
    const at = row * width;
    for (let k = 0; k < width; k++) sums[k] = (sums[k] ?? 0) + (weights[at + k] ?? 0);
  }
  return sums;
}

/** What one step of eight bits is worth. */
function scaleOf(weights: Float32Array): number {
  let highest = 0;
  for (const weight of weights) highest = Math.max(highest, Math.abs(weight));
  return highest / 127 || 1;
}

function bytesOf(numbers: Uint32Array | Int8Array | Float32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}
