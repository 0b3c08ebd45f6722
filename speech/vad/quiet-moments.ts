// A family pauses, and the room is quiet for a moment. Where a television talks on in every pause, that moment never comes: this tells
// it long before a voice of its own has been heard.

// Chosen on the set `tune` of spoken sessions; see docs/decisions/061-no-quiet-moment.md.
const FRAMES = 188;
const ABOVE_FLOOR_DB = 3;
const LEAST_QUIET_SHARE = 0.04;
/** A fan takes the quiet away, too, but not the pauses. */
const LEAST_VOICE_SHARE = 0.9;

interface Moment {
  readonly isQuiet: boolean;
  readonly isVoice: boolean;
}

export class QuietMoments {
  readonly #last: Moment[] = [];

  /** Takes in a frame of 32 ms. */
  hear(levelDb: number, floorDb: number | undefined, isVoice: boolean): void {
    // As long as nobody knows how quiet the room can be, none is missing.
    const isQuiet = floorDb === undefined || levelDb < floorDb + ABOVE_FLOOR_DB;
    this.#last.push({ isQuiet, isVoice });
    if (this.#last.length > FRAMES) this.#last.shift();
  }

  /** Six seconds of talk without one. */
  get areMissing(): boolean {
    const shareOf = (is: (moment: Moment) => boolean) => this.#last.filter(is).length / FRAMES;
    return (
      this.#last.length === FRAMES &&
      shareOf(({ isQuiet }) => isQuiet) < LEAST_QUIET_SHARE &&
      shareOf(({ isVoice }) => isVoice) > LEAST_VOICE_SHARE
    );
  }
}
