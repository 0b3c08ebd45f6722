// The same talk, heard in three ways: dry, in a room with a fridge and toys, and there with a television on.
import { SAMPLE_RATE } from '#speech/audio.ts';
import { levelOf, place } from '../../models/speakers/rooms.ts';
import { numbersFrom } from '../../models/splitter/random.ts';
import { fridge, toys } from './household.ts';
import { type ImageRoom, type Place, responseOf } from './image-room.ts';
import type { LaidOut } from './lay-out.ts';

export const VERSIONS = ['dry', 'room', 'tv'] as const;
export type Version = (typeof VERSIONS)[number];

/** Root mean square of the parent's speech: a phone turns its microphone up for who is far away. */
const PARENT_LEVEL = 0.08;
const TELEVISION_DB = -10;
const FRIDGE_DB = -30;
/** The height of a click beside the level of the speech. */
const TOYS_DB = 0;
/** A quiet room. */
const HISS = 0.001;

const FLOOR_PHONE_METRES = 0.4;
const CORNER: Place = [0.7, 0.6, FLOOR_PHONE_METRES];

const factor = (db: number) => 10 ** (db / 20);

export function versionOf({ tracks }: LaidOut, version: Version, seed: number): Float32Array {
  const next = numbersFrom(seed + 1);
  const heard = version === 'dry' ? tracks : inRoom(tracks, seed);
  const spoken = activeLevelOf(heard.parent);
  const gain = PARENT_LEVEL / spoken;
  const all = heard.parent.map(
    (sample, at) =>
      gain * (sample + (heard.child[at] ?? 0) + (heard.other[at] ?? 0)) + HISS * (2 * next() - 1),
  );
  if (version === 'dry') return all;
  const hum = fridge(all.length, next);
  add(all, hum, (PARENT_LEVEL * factor(FRIDGE_DB)) / levelOf(hum));
  add(all, toys(all.length, next), PARENT_LEVEL * factor(TOYS_DB));
  if (version === 'tv')
    add(
      all,
      heard.television,
      (PARENT_LEVEL * factor(TELEVISION_DB)) / activeLevelOf(heard.television),
    );
  return all;
}

/**
 * A living room that rings for a third to half a second. From play to play the parent sits 1 to 2.5 m from the phone, the child
 * 0.8 to 1.8 m, and the television stands 3 to 3.6 m away.
 */
function inRoom(tracks: LaidOut['tracks'], seed: number): LaidOut['tracks'] {
  const next = numbersFrom(100 + seed);
  const room: ImageRoom = {
    sizeMetres: [4.4 + 0.6 * next(), 3.6 + 0.6 * next(), 2.5],
    reflection: 0.87 + 0.05 * next(),
    microphone: CORNER,
  };
  const at = (metres: number, angle: number, height: number): Place => [
    CORNER[0] + metres * Math.cos(angle),
    CORNER[1] + metres * Math.sin(angle),
    height,
  ];
  const throughFrom = (track: Float32Array, source: Place) =>
    place(track, responseOf(room, source), undefined);
  return {
    parent: throughFrom(tracks.parent, at(1 + 1.5 * next(), 0.9, 0.9)),
    child: throughFrom(tracks.child, at(0.8 + next(), 0.5, 0.6)),
    other: throughFrom(tracks.other, at(2.5 + next(), 0.7, 1.5)),
    television: throughFrom(tracks.television, at(3 + 0.6 * next(), 0.3, 0.8)),
  };
}

function add(all: Float32Array, sound: Float32Array, gain: number): void {
  for (const [at, sample] of sound.entries()) all[at] = (all[at] ?? 0) + gain * sample;
}

const WINDOW_SAMPLES = 0.02 * SAMPLE_RATE;
const ACTIVE_SHARE = 0.1;

/** The level while somebody speaks: pauses say nothing about how loud a voice is. */
export function activeLevelOf(track: Float32Array): number {
  const windows: Float32Array[] = [];
  for (let at = 0; at < track.length; at += WINDOW_SAMPLES)
    windows.push(track.subarray(at, at + WINDOW_SAMPLES));
  const levels = windows.map(levelOf);
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0);
  const active = levels.filter((level) => level > ACTIVE_SHARE * loudest);
  return Math.sqrt(active.reduce((sum, level) => sum + level ** 2, 0) / active.length);
}
