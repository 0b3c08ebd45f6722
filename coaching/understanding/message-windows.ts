/** What the network reads at once, in word pieces; it has learned from shorter messages. */
const MOST = 96;
/** A sentence at the border is whole in one of two windows. */
const STEP = 72;

export function windowsOf(pieces: readonly number[]): (readonly number[])[] {
  const windows = [pieces.slice(0, MOST)];
  for (let from = STEP; from + MOST - STEP < pieces.length; from += STEP)
    windows.push(pieces.slice(from, from + MOST));
  return windows;
}
