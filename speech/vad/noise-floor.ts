// How loud the room is when nobody speaks: the mean of the first seconds, then followed slowly.
const WARM_UP_FRAMES = 31;
const FOLLOWED_FRAMES = 156;
// A toy that falls is not the room.
const LARGEST_STEP_DB = 6;

export interface NoiseFloorState {
  readonly levelDb: number;
  readonly frames: number;
}

export class NoiseFloor {
  #levelDb: number;
  #frames: number;

  constructor({ levelDb, frames }: NoiseFloorState = { levelDb: 0, frames: 0 }) {
    this.#levelDb = levelDb;
    this.#frames = frames;
  }

  /** Takes in the level of a frame without speech. */
  hear(frameDb: number): void {
    const isFirst = this.#frames === 0;
    const span = Math.min(this.#frames + 1, FOLLOWED_FRAMES);
    const distance = frameDb - this.#levelDb;
    const step = isFirst ? distance : clamp(distance, LARGEST_STEP_DB);
    this.#levelDb += step / span;
    this.#frames = Math.min(this.#frames + 1, FOLLOWED_FRAMES);
  }

  /** Undefined until about a second without speech was heard. */
  get levelDb(): number | undefined {
    return this.#frames < WARM_UP_FRAMES ? undefined : this.#levelDb;
  }

  state(): NoiseFloorState {
    return { levelDb: this.#levelDb, frames: this.#frames };
  }
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
