import { QUIET_BELOW } from '#web/audio/level.ts';

/** A microphone that was just opened hears nothing at all. */
const OPENING_MS = 300;
/** A voice is this much louder than the room, which is never taken for louder than that. */
const ABOVE_ROOM = 5;
const LOUDEST_ROOM = 30;
/** A fan that starts is part of the room after a while; a pause between two words is so at once. */
const ROOM_RISE_PER_SECOND = 1;
/** A page that slept has heard nothing meanwhile. */
const LONGEST_GAP_MS = 500;

/** For how long somebody has been speaking: the time in which the microphone hears more than the room. */
export class SpokenTime {
  #openedAtMs: number | undefined;
  #heardAtMs = 0;
  #room = LOUDEST_ROOM;
  #spokenMs = 0;

  /** Takes the level of this moment, 0 to 100, and gives the seconds spoken so far. */
  hear(level: number, nowMs: number): number {
    this.#openedAtMs ??= nowMs;
    const passedMs = Math.min(LONGEST_GAP_MS, nowMs - this.#heardAtMs);
    this.#heardAtMs = nowMs;
    if (nowMs - this.#openedAtMs < OPENING_MS) return 0;
    const risen = this.#room + (ROOM_RISE_PER_SECOND * passedMs) / 1000;
    this.#room = Math.min(level, risen, LOUDEST_ROOM);
    if (level >= Math.max(QUIET_BELOW, this.#room + ABOVE_ROOM)) this.#spokenMs += passedMs;
    return this.#spokenMs / 1000;
  }
}
