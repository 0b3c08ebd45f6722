// A network with one hidden layer that says how childlike a voice is, trained with dropout by Adam.
import type { Random } from './rooms.ts';

export interface ChildHead {
  /** One row for each hidden unit. */
  hidden: Float32Array;
  hiddenBias: Float32Array;
  output: Float32Array;
  outputBias: Float32Array;
}

export interface ChildExamples {
  rows: Float32Array[];
  /** 1 child, 0 adult. */
  labels: number[];
  /** How often an example is drawn, relative to others. */
  weights: number[];
}

const HIDDEN = 32;
const STEPS = 1500;
const BATCH = 128;
const RATE = 2e-3;
const DECAY = 1e-2;
const INPUT_DROPOUT = 0.15;
const HIDDEN_DROPOUT = 0.3;
/** Labels are a little uncertain: a few recordings have another speaker than they say. */
const SOFTENING = 0.03;
const [MOMENTUM, SCALE_MEMORY] = [0.9, 0.999];

export function trainChildHead(examples: ChildExamples, next: Random): ChildHead {
  const size = examples.rows[0]?.length ?? 0;
  const start = (length: number, fan: number) =>
    Float32Array.from({ length }, () => (next() * 2 - 1) * Math.sqrt(3 / fan));
  const head: ChildHead = {
    hidden: start(HIDDEN * size, size),
    hiddenBias: new Float32Array(HIDDEN),
    output: start(HIDDEN, HIDDEN),
    outputBias: new Float32Array(1),
  };
  const parts = [head.hidden, head.hiddenBias, head.output, head.outputBias];
  const slopes = parts.map((part) => new Float32Array(part.length));
  const adam = parts.map((part) => ({
    mean: new Float32Array(part.length),
    square: new Float32Array(part.length),
  }));
  const draw = drawer(examples.weights, next);
  for (let step = 1; step <= STEPS; step++) {
    for (const slope of slopes) slope.fill(0);
    for (let count = 0; count < BATCH; count++) learn(head, slopes, examples, draw(), next);
    const rate = RATE * (0.5 + 0.5 * Math.cos((Math.PI * step) / STEPS));
    const [meanGain, squareGain] = [1 / (1 - MOMENTUM ** step), 1 / (1 - SCALE_MEMORY ** step)];
    parts.forEach((part, at) => {
      const { mean, square } = adam[at] as { mean: Float32Array; square: Float32Array };
      const slope = slopes[at] as Float32Array;
      const decay = part.length > HIDDEN || part === head.output ? DECAY : 0;
      for (let place = 0; place < part.length; place++) {
        const pull = (slope[place] as number) / BATCH;
        mean[place] = MOMENTUM * (mean[place] as number) + (1 - MOMENTUM) * pull;
        square[place] = SCALE_MEMORY * (square[place] as number) + (1 - SCALE_MEMORY) * pull * pull;
        const fair = (mean[place] as number) * meanGain;
        const size = Math.sqrt((square[place] as number) * squareGain) + 1e-8;
        part[place] = (part[place] as number) * (1 - rate * decay) - (rate * fair) / size;
      }
    });
  }
  return head;
}

/** Adds to the slopes what one example asks for. */
function learn(
  head: ChildHead,
  slopes: Float32Array[],
  examples: ChildExamples,
  at: number,
  next: Random,
): void {
  const [hiddenSlope, hiddenBiasSlope, outputSlope, outputBiasSlope] = slopes as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const row = (examples.rows[at] as Float32Array).map((value) =>
    next() < INPUT_DROPOUT ? 0 : value / (1 - INPUT_DROPOUT),
  );
  const size = row.length;
  let score = head.outputBias[0] as number;
  const hidden = head.hiddenBias.map((bias, unit) => {
    if (next() < HIDDEN_DROPOUT) return 0;
    let sum = bias;
    for (let place = 0, weight = unit * size; place < size; place++, weight++) {
      sum += (head.hidden[weight] as number) * (row[place] as number);
    }
    const value = Math.max(0, sum) / (1 - HIDDEN_DROPOUT);
    score += value * (head.output[unit] as number);
    return value;
  });
  const goal = SOFTENING + (1 - 2 * SOFTENING) * (examples.labels[at] as number);
  const error = 1 / (1 + Math.exp(-score)) - goal;
  outputBiasSlope[0] = (outputBiasSlope[0] as number) + error;
  hidden.forEach((value, unit) => {
    if (value === 0) return;
    outputSlope[unit] = (outputSlope[unit] as number) + error * value;
    const pull = (error * (head.output[unit] as number)) / (1 - HIDDEN_DROPOUT);
    hiddenBiasSlope[unit] = (hiddenBiasSlope[unit] as number) + pull;
    for (let place = 0, weight = unit * size; place < size; place++, weight++) {
      hiddenSlope[weight] = (hiddenSlope[weight] as number) + pull * (row[place] as number);
    }
  });
}

/** Draws places with the given weights. */
function drawer(weights: number[], next: Random): () => number {
  let total = 0;
  const ends = weights.map((weight) => (total += weight));
  return () => {
    const wanted = next() * total;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
