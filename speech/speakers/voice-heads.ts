// The two small heads on top of the network: one says how much a voice is a child's, one where it lies among voices.
import { toUnitLength } from './vectors.ts';

/** As stored: 32-bit floats, little endian, in base64. Matrices go row by row, one row for each output. */
export interface StoredHeads {
  version: number;
  inputs: number;
  mean: string;
  scale: string;
  child: { hidden: string; hiddenBias: string; output: string; outputBias: number };
  speaker: { projection: string; offset: string };
}

export class VoiceHeads {
  readonly inputs: number;
  private readonly mean: Float32Array;
  private readonly scale: Float32Array;
  private readonly hidden: Float32Array;
  private readonly hiddenBias: Float32Array;
  private readonly output: Float32Array;
  private readonly outputBias: number;
  private readonly projection: Float32Array;
  private readonly offset: Float32Array;

  constructor(stored: StoredHeads) {
    this.inputs = stored.inputs;
    this.mean = floats(stored.mean);
    this.scale = floats(stored.scale);
    this.hidden = floats(stored.child.hidden);
    this.hiddenBias = floats(stored.child.hiddenBias);
    this.output = floats(stored.child.output);
    this.outputBias = stored.child.outputBias;
    this.projection = floats(stored.speaker.projection);
    this.offset = floats(stored.speaker.offset);
    const outputs = this.projection.length / this.inputs;
    if (this.mean.length !== this.inputs || outputs !== this.offset.length) {
      throw new Error('The voice heads do not fit together');
    }
  }

  /** Takes what the network pooled over a stretch of speech. */
  apply(pooled: Float32Array): { vector: number[]; childScore: number } {
    const input = pooled.map(
      (value, at) => (value - (this.mean[at] as number)) * (this.scale[at] as number),
    );
    const hidden = multiply(this.hidden, input, this.hiddenBias).map((value) => Math.max(0, value));
    const [score = 0] = multiply(this.output, hidden, Float32Array.of(this.outputBias));
    return {
      vector: toUnitLength([...multiply(this.projection, input, this.offset)]),
      childScore: score,
    };
  }
}

function multiply(matrix: Float32Array, input: Float32Array, bias: Float32Array): Float32Array {
  return bias.map((start, row) => {
    let sum = start;
    const from = row * input.length;
    for (let at = 0; at < input.length; at++) {
      sum += (matrix[from + at] as number) * (input[at] as number);
    }
    return sum;
  });
}

function floats(text: string): Float32Array {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Float32Array(bytes.buffer);
}
