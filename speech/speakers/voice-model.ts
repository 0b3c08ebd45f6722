// From sound to a voice print: the first layers of a speech recognizer's encoder, pooled over time, and two small heads.
import type { InferenceSession } from 'onnxruntime-common';
import { SAMPLE_RATE } from '#speech/audio.ts';
import type { InferenceRuntime } from '#speech/inference.ts';
import { FramePool } from './frame-pool.ts';
import { type StoredHeads, VoiceHeads } from './voice-heads.ts';
import type { VoicePrint } from './voice-print.ts';
import { loudnessOf, windowsOf } from './windows.ts';

const INPUT = 'input_values';
const DECIMALS = 1e4;

export interface VoiceModelFiles {
  /** The bytes of voice-network.onnx. */
  network: Uint8Array;
  /** The content of voice-heads.json. */
  heads: StoredHeads;
}

export class VoiceModel {
  private readonly runtime: InferenceRuntime;
  private readonly session: InferenceSession;
  private readonly heads: VoiceHeads;

  private constructor(runtime: InferenceRuntime, session: InferenceSession, heads: VoiceHeads) {
    this.runtime = runtime;
    this.session = session;
    this.heads = heads;
  }

  static async load(runtime: InferenceRuntime, files: VoiceModelFiles): Promise<VoiceModel> {
    const session = await runtime.load(files.network);
    return new VoiceModel(runtime, session, new VoiceHeads(files.heads));
  }

  /** Describes speech at 16 kHz, mono, of one speaker. From a second on it is of use; any length and level will do. */
  async describe(samples: Float32Array): Promise<VoicePrint> {
    return this.printOf(samples, await this.pool(samples));
  }

  /** What the network makes of the sound, frame by frame; pools of several parts can be joined. */
  async pool(samples: Float32Array): Promise<FramePool> {
    const pool = new FramePool();
    for (const window of windowsOf(samples)) {
      const input = new this.runtime.Tensor('float32', window, [1, window.length]);
      const found = await this.session.run({ [INPUT]: input });
      for (const [at, name] of this.session.outputNames.entries()) {
        const frames = found[name];
        if (frames) pool.add(at, frames.data as Float32Array, frames.dims.at(-1) ?? 0);
      }
    }
    return pool;
  }

  /** Where the voice lies among voices, and how much it is a child's. */
  tell(pool: FramePool): Pick<VoicePrint, 'vector' | 'childScore'> {
    return this.heads.apply(pool.result());
  }

  printOf(samples: Float32Array, pool: FramePool): VoicePrint {
    const { vector, childScore } = this.tell(pool);
    const { levelDb, rangeDb } = loudnessOf(samples);
    return {
      seconds: round(samples.length / SAMPLE_RATE),
      vector: vector.map(round),
      childScore: round(childScore),
      levelDb: round(levelDb),
      rangeDb: round(rangeDb),
    };
  }
}

/** Adding zero turns the negative zero, which JSON does not know, into the common one. */
const round = (value: number): number => Math.round(value * DECIMALS) / DECIMALS + 0;
