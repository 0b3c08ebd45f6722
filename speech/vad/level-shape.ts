// What the levels of the last seconds look like, once a second, beside what they looked like in this play before: how often the sound is how far
// above the quiet of the room, with a voice in it and without, and how deep its dips are.

const SHORT_FRAMES = 125;
const LONG_FRAMES = 218;
/** About a second. */
const EVERY_FRAMES = 31;
/** What came before is known when so much of it was heard. */
const LEAST_SUMMARIES = 16;
const FIRST_BIN_DB = 0;
const BIN_DB = 3;
const BINS = 14;
/** Half a second. */
const BLOCK_FRAMES = 16;
const DEEPEST_BLOCKS = 3;
const SHARES = [0.05, 0.1, 0.2, 0.5, 0.9];
/** Numbers of about one. */
const SCALE_DB = 20;

interface Frame {
  /** Above the quiet of the room. */
  readonly db: number;
  readonly isVoice: boolean;
}

export class LevelShape {
  readonly #last: Frame[] = [];
  /** Not yet old enough to be what came before. */
  readonly #fresh: { readonly frame: number; readonly summary: readonly number[] }[] = [];
  #frames = 0;
  #pastSum: readonly number[] = [];
  #pastCount = 0;

  /** Takes in a frame of 32 ms; about once a second it gives the shape, where enough is known to compare. */
  hear(levelDb: number, floorDb: number | undefined, isVoice: boolean): number[] | undefined {
    if (floorDb === undefined) return undefined;
    this.#last.push({ db: levelDb - floorDb, isVoice });
    if (this.#last.length > LONG_FRAMES) this.#last.shift();
    this.#frames += 1;
    if (this.#frames < LONG_FRAMES || this.#frames % EVERY_FRAMES !== 0) return undefined;
    const windows = [this.#last.slice(-SHORT_FRAMES), this.#last];
    const summary = windows.flatMap(summaryOf);
    const past = this.#pastBefore(summary);
    return past && [...windows.flatMap(binsOf), ...summary, ...past];
  }

  /** How the summary differs from the mean of those that share no frame with it. */
  #pastBefore(summary: readonly number[]): number[] | undefined {
    this.#fresh.push({ frame: this.#frames, summary });
    while (this.#fresh[0] && this.#fresh[0].frame <= this.#frames - LONG_FRAMES) {
      const { summary: old } = this.#fresh.shift() ?? { summary };
      this.#pastSum = old.map((value, index) => value + (this.#pastSum[index] ?? 0));
      this.#pastCount += 1;
    }
    if (this.#pastCount < LEAST_SUMMARIES) return undefined;
    return summary.map((value, index) => value - (this.#pastSum[index] ?? 0) / this.#pastCount);
  }
}

/** The shares of the frames in steps above the quiet of the room: those with a voice, then the others. */
function binsOf(frames: readonly Frame[]): number[] {
  const bins = Array.from({ length: 2 * BINS }, () => 0);
  for (const { db, isVoice } of frames) {
    const step = Math.floor((db - FIRST_BIN_DB) / BIN_DB) + 1;
    const bin = Math.min(BINS - 1, Math.max(0, step)) + (isVoice ? 0 : BINS);
    bins[bin] = (bins[bin] ?? 0) + 1 / frames.length;
  }
  return bins;
}

function summaryOf(frames: readonly Frame[]): number[] {
  const levels = frames.map(({ db }) => db);
  const sorted = levels.toSorted((a, b) => a - b);
  const dips = Array.from({ length: Math.floor(levels.length / BLOCK_FRAMES) }, (_, block) =>
    Math.min(...levels.slice(block * BLOCK_FRAMES, (block + 1) * BLOCK_FRAMES)),
  ).toSorted((a, b) => a - b);
  const steps = levels.slice(1).map((level, index) => Math.abs(level - (levels[index] ?? 0)));
  return [
    ...SHARES.map((share) => sorted[Math.floor(share * sorted.length)] ?? 0),
    meanOf(dips.slice(0, DEEPEST_BLOCKS)),
    meanOf(dips),
    meanOf(steps),
    frames.filter(({ isVoice }) => isVoice).length / frames.length,
  ].map((value) => value / SCALE_DB);
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
