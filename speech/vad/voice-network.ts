// Silero VAD: how likely it is that somebody speaks, frame by frame. It remembers what came before in a small state.
import type { InferenceSession, Tensor } from 'onnxruntime-common';
import { SAMPLE_RATE } from '#speech/audio.ts';
import type { InferenceRuntime } from '#speech/inference.ts';

export const FRAME_SAMPLES = 512;
const CONTEXT_SAMPLES = 64;
const STATE_SHAPE = [2, 1, 128] as const;
const STATE_SIZE = 256;

/** What the network remembers of the frames before; a fresh one remembers nothing. */
export interface VoiceMemory {
  state: Tensor;
  readonly input: Float32Array;
}

/** One network serves any number of detectors, each with its own memory. */
export class VoiceNetwork {
  readonly #session: InferenceSession;
  readonly #runtime: InferenceRuntime;
  readonly #sampleRate: Tensor;

  constructor(session: InferenceSession, runtime: InferenceRuntime) {
    this.#session = session;
    this.#runtime = runtime;
    this.#sampleRate = new runtime.Tensor('int64', [BigInt(SAMPLE_RATE)], []);
  }

  static async load(runtime: InferenceRuntime, network: Uint8Array): Promise<VoiceNetwork> {
    return new VoiceNetwork(await runtime.load(network), runtime);
  }

  emptyMemory(): VoiceMemory {
    return {
      state: new this.#runtime.Tensor('float32', new Float32Array(STATE_SIZE), STATE_SHAPE),
      input: new Float32Array(CONTEXT_SAMPLES + FRAME_SAMPLES),
    };
  }

  /** Probability 0..1 of speech in one frame; the memory moves on with it. */
  async probability(frame: Float32Array, memory: VoiceMemory): Promise<number> {
    const { input } = memory;
    input.copyWithin(0, FRAME_SAMPLES);
    input.set(frame, CONTEXT_SAMPLES);
    const { output, stateN } = await this.#session.run({
      input: new this.#runtime.Tensor('float32', input, [1, input.length]),
      state: memory.state,
      sr: this.#sampleRate,
    });
    if (!output || !stateN) throw new Error('This is not a Silero network');
    memory.state = stateN;
    return (output.data as Float32Array)[0] ?? 0;
  }
}
