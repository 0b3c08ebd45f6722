// Whether a television talks under the family: it is heard between and behind their words long before it is a voice of its own.
import { type BackgroundNetwork, BLOCK_SAMPLES, type RoomMemory } from './background-network.ts';

/** Chosen on spoken plays; see docs/decisions/073-a-network-for-the-voice-behind.md. */
const LEAST_SCORE = 1;
/** As long as a phone takes to send the next sound. */
const REMEMBERED_BLOCKS = 3;

/** One call at a time: await a push before the next. */
export class BackgroundVoice {
  readonly #network: BackgroundNetwork;
  readonly #room: RoomMemory;
  readonly #block = new Float32Array(BLOCK_SAMPLES);
  #filled = 0;
  #blocksSinceHeard = Number.POSITIVE_INFINITY;

  constructor(network: BackgroundNetwork) {
    this.#network = network;
    this.#room = network.emptyMemory();
  }

  async push(samples: Float32Array): Promise<void> {
    for (let at = 0; at < samples.length; ) {
      const part = samples.subarray(at, at + BLOCK_SAMPLES - this.#filled);
      this.#block.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
      if (this.#filled === BLOCK_SAMPLES) await this.#hearBlock();
    }
  }

  /** In the last three seconds. */
  get isHeard(): boolean {
    return this.#blocksSinceHeard < REMEMBERED_BLOCKS;
  }

  async #hearBlock(): Promise<void> {
    this.#filled = 0;
    const score = await this.#network.scoreOf(this.#block, this.#room);
    this.#blocksSinceHeard = score > LEAST_SCORE ? 0 : this.#blocksSinceHeard + 1;
  }
}
