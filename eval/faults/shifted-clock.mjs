// Preloaded into a server, it shows JavaScript another time; files, sockets and timers go by the right one.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS);
const RightDate = globalThis.Date;
const shiftedNow = () => RightDate.now() + shiftMs;

globalThis.Date = class extends RightDate {
  /** @param {[]} given */
  constructor(...given) {
    if (given.length === 0) super(shiftedNow());
    else super(...given);
  }
  static now() {
    return shiftedNow();
  }
};
