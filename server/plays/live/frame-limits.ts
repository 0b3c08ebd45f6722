// What one connection may send before it is taken for something else than our own client.

/** Chunks come every three seconds; after a break they come ten in a second. */
const FRAMES_PER_SECOND = 20;
const BURST_FRAMES = 100;
const BAD_FRAMES = 5;

export class FrameLimits {
  #frames = BURST_FRAMES;
  #filledMs = performance.now();
  #badFrames = 0;

  /** Counts a frame; false when there are too many of them. */
  isWithinRate(nowMs = performance.now()): boolean {
    const earned = ((nowMs - this.#filledMs) / 1000) * FRAMES_PER_SECOND;
    this.#filledMs = nowMs;
    this.#frames = Math.min(BURST_FRAMES, this.#frames + earned) - 1;
    return this.#frames >= 0;
  }

  /** Counts a frame that makes no sense; false when there were too many of them. */
  isForgivable(): boolean {
    this.#badFrames += 1;
    return this.#badFrames < BAD_FRAMES;
  }
}
