// A network that hears a voice behind the voices: a television under the family's talk. It takes about a second of sound at a time and
// remembers what the room was like before.
import type { InferenceSession, Tensor } from 'onnxruntime-common';
import type { InferenceRuntime } from '#speech/inference.ts';

/** Samples at 16 kHz that it takes at once. */
export const BLOCK_SAMPLES = 16_384;

const BANDS = 32;
/** Of a room in which nothing was heard yet: higher than any level. */
const UNKNOWN_LEVEL = 9;
const MEMORY_SHAPE = [2, 1, 96] as const;
const MEMORY_SIZE = 192;

export interface RoomMemory {
  floor: Tensor;
  previous: Tensor;
  memory: Tensor;
}

/** One network serves any number of plays, each with its own memory. */
export class BackgroundNetwork {
  readonly #session: InferenceSession;
  readonly #runtime: InferenceRuntime;

  private constructor(session: InferenceSession, runtime: InferenceRuntime) {
    this.#session = session;
    this.#runtime = runtime;
  }

  static async load(runtime: InferenceRuntime, network: Uint8Array): Promise<BackgroundNetwork> {
    return new BackgroundNetwork(await runtime.load(network), runtime);
  }

  emptyMemory(): RoomMemory {
    const { Tensor } = this.#runtime;
    const unknown = () =>
      new Tensor('float32', new Float32Array(BANDS).fill(UNKNOWN_LEVEL), [1, 1, BANDS]);
    return {
      floor: unknown(),
      previous: unknown(),
      memory: new Tensor('float32', new Float32Array(MEMORY_SIZE), MEMORY_SHAPE),
    };
  }

  /** How likely it is that such a voice is there at the end of the block, as a logit; the memory moves on with it. */
  async scoreOf(block: Float32Array, room: RoomMemory): Promise<number> {
    const samples = new this.#runtime.Tensor('float32', block, [1, BLOCK_SAMPLES]);
    const { told, floorN, previousN, memoryN } = await this.#session.run({ samples, ...room });
    if (!told || !floorN || !previousN || !memoryN) throw new Error('This is another network');
    Object.assign(room, { floor: floorN, previous: previousN, memory: memoryN });
    return (told.data as Float32Array).at(-1) ?? 0;
  }
}
