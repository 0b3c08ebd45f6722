// A television that talks under the family fills its pauses a little, long before it is heard as a voice of its own.
import { bias, weights } from './background-voice-weights.ts';
import { LevelShape } from './level-shape.ts';

/** Chosen on spoken plays that were left out of the fit; see docs/decisions/069-a-voice-behind-the-voices.md. */
const LEAST_SCORE = 3;
/** As long as a phone takes to send the next sound. */
const REMEMBERED_FRAMES = 94;

export class BackgroundVoice {
  readonly #shape = new LevelShape();
  #sinceHeard = Number.POSITIVE_INFINITY;

  /** Takes in a frame of 32 ms. */
  hear(levelDb: number, floorDb: number | undefined, isVoice: boolean): void {
    this.#sinceHeard += 1;
    const shape = this.#shape.hear(levelDb, floorDb, isVoice);
    if (shape && scoreOf(shape) > LEAST_SCORE) this.#sinceHeard = 0;
  }

  /** In the last three seconds. */
  get isHeard(): boolean {
    return this.#sinceHeard < REMEMBERED_FRAMES;
  }
}

const scoreOf = (shape: readonly number[]) =>
  shape.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), bias);
