// Rooms, microphones and noise for dry recordings, from one stream of random numbers.
import { SAMPLE_RATE } from '#speech/audio.ts';
import { transform } from './fft.ts';

const TAIL_SECONDS = 0.5;
const TAIL = TAIL_SECONDS * SAMPLE_RATE;
const SIXTY_DB = Math.log(1000);
const BUMPS = 10;
const QUIETEST_DB = -60;
const LIMIT_DB_PER_HZ = 0.05;
const HISS_SHARE = 0.25;

export interface Surroundings {
  /** Shares of recordings that get a room, a microphone's colour and noise. */
  room: number;
  microphone: number;
  noise: number;
  /** Speech over noise, in dB. */
  noiseDb: [low: number, high: number];
}

export type Random = () => number;

const between = (next: Random, low: number, high: number) => low + (high - low) * next();

/** Close to a normal distribution with deviation 1. */
const bell = (next: Random) => next() + next() + next() + next() - 2;

/** The direct sound, then noise that dies away within 0.15 to 0.8 s. */
export function makeRoom(next: Random): Float64Array {
  const response = new Float64Array(TAIL);
  const seconds = between(next, 0.15, 0.8);
  const first = between(next, 0.001, 0.015);
  let energy = 0;
  for (let at = 1; at < TAIL; at++) {
    const time = at / SAMPLE_RATE;
    if (time < first) continue;
    const value = bell(next) * Math.exp((-SIXTY_DB * time) / seconds);
    response[at] = value;
    energy += value ** 2;
  }
  const gain = 10 ** (between(next, -14, 3) / 20) / Math.sqrt(energy);
  for (let at = 1; at < TAIL; at++) response[at] = (response[at] as number) * gain;
  response[0] = 1;
  return response;
}

/** A gain for each frequency bin: a bumpy tilt, and for some a band limit at either end. */
export function makeMicrophone(next: Random, bins: number): Float64Array {
  const rough = between(next, 0, 7);
  const bumps = Array.from({ length: BUMPS + 1 }, () => bell(next) * rough);
  const top = next() < 0.3 ? between(next, 3200, 7500) : SAMPLE_RATE;
  const bottom = next() < 0.4 ? between(next, 60, 300) : 0;
  return Float64Array.from({ length: bins }, (_, bin) => {
    const hertz = (bin / bins) * (SAMPLE_RATE / 2);
    const place = (bin / bins) * BUMPS;
    const left = Math.floor(place);
    const part = place - left;
    const tilt = (1 - part) * (bumps[left] as number) + part * (bumps[left + 1] as number);
    const over = Math.max(0, hertz - top) + 2 * Math.max(0, bottom - hertz);
    return 10 ** (Math.max(QUIETEST_DB, tilt - over * LIMIT_DB_PER_HZ) / 20);
  });
}

/**
 * Sends a recording through a room and a microphone; undefined leaves either out. The length stays. What rings on past the end
 * is heard at the beginning, as if the speaker had been talking before.
 */
export function place(
  dry: Float32Array,
  room: Float64Array | undefined,
  microphone: ((bins: number) => Float64Array) | undefined,
): Float32Array {
  if (!room && !microphone) return dry.slice();
  const size = 2 ** Math.ceil(Math.log2(Math.max(dry.length, TAIL)));
  const real = new Float64Array(size);
  real.set(dry);
  // The room rides along as the imaginary part: one transform serves both.
  const imaginary = new Float64Array(size);
  if (room) imaginary.set(room);
  else imaginary[0] = 1;
  transform(real, imaginary);
  const gain = microphone?.(size / 2 + 1);
  const outReal = new Float64Array(size);
  const outImaginary = new Float64Array(size);
  for (let bin = 0; bin < size; bin++) {
    const mirror = (size - bin) % size;
    const [a, b] = [real[bin] as number, imaginary[bin] as number];
    const [c, d] = [real[mirror] as number, imaginary[mirror] as number];
    const [dryReal, dryImaginary] = [(a + c) / 2, (b - d) / 2];
    const [roomReal, roomImaginary] = [(b + d) / 2, (c - a) / 2];
    const factor = gain ? (gain[Math.min(bin, mirror)] as number) : 1;
    outReal[bin] = factor * (dryReal * roomReal - dryImaginary * roomImaginary);
    outImaginary[bin] = factor * (dryReal * roomImaginary + dryImaginary * roomReal);
  }
  transform(outReal, outImaginary, true);
  return Float32Array.from(outReal.subarray(0, dry.length));
}

/** Adds noise in place, so much below the speech. */
export function addNoise(
  speech: Float32Array,
  clips: Float32Array[],
  db: number,
  next: Random,
): void {
  const clip = clips[Math.floor(next() * clips.length)];
  const start = Math.floor(next() * (clip?.length ?? 0));
  const hiss = next() < HISS_SHARE || !clip;
  const noise = speech.map((_, at) =>
    hiss ? bell(next) : (clip[(start + at) % clip.length] as number),
  );
  const gain = (levelOf(speech) * 10 ** (-db / 20)) / (levelOf(noise) + 1e-4);
  for (let at = 0; at < speech.length; at++) {
    speech[at] = (speech[at] as number) + gain * (noise[at] as number);
  }
}

export function surround(
  dry: Float32Array,
  clips: Float32Array[],
  { room, microphone, noise, noiseDb }: Surroundings,
  next: Random,
): Float32Array {
  const response = next() < room ? makeRoom(next) : undefined;
  const colour = next() < microphone ? (bins: number) => makeMicrophone(next, bins) : undefined;
  const heard = place(dry, response, colour);
  if (next() < noise) addNoise(heard, clips, between(next, ...noiseDb), next);
  return heard;
}

export function levelOf(samples: Float32Array): number {
  let energy = 0;
  for (const sample of samples) energy += sample ** 2;
  return Math.sqrt(energy / Math.max(1, samples.length));
}
