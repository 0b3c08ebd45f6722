// A room with six flat walls by the image-source method (Allen and Berkley, 1979): each wall is a mirror, and what is heard is the voice
// and its mirror images, each later and weaker than the one before.
import { SAMPLE_RATE } from '#speech/audio.ts';

export type Place = readonly [x: number, y: number, z: number];

export interface ImageRoom {
  readonly sizeMetres: Place;
  /** Share of the pressure that a wall sends back. */
  readonly reflection: number;
  readonly microphone: Place;
}

const METRES_PER_SECOND = 343;
const LONGEST_SECONDS = 0.45;
const LONGEST_METRES = LONGEST_SECONDS * METRES_PER_SECOND;
const HALF_TAPS = 8;
const INAUDIBLE = 1e-5;

/** The response at the microphone; one metre of direct sound has the height 1. */
export function responseOf({ sizeMetres, reflection, microphone }: ImageRoom, source: Place) {
  const response = new Float64Array(Math.ceil(LONGEST_SECONDS * SAMPLE_RATE) + 2 * HALF_TAPS);
  const [across, along, up] = [0, 1, 2].map((axis) =>
    mirrored(source[axis] ?? 0, sizeMetres[axis] ?? 1, microphone[axis] ?? 0),
  );
  for (const x of across ?? [])
    for (const y of along ?? [])
      for (const z of up ?? []) {
        const metres = Math.hypot(x.metres, y.metres, z.metres);
        if (metres > LONGEST_METRES) continue;
        const gain = reflection ** (x.bounces + y.bounces + z.bounces) / metres;
        if (gain > INAUDIBLE) addPulse(response, (metres / METRES_PER_SECOND) * SAMPLE_RATE, gain);
      }
  return response;
}

/** Where a source and its images lie on one axis, as seen from the microphone. */
function mirrored(source: number, size: number, microphone: number) {
  const images: { metres: number; bounces: number }[] = [];
  const most = Math.ceil(LONGEST_METRES / (2 * size));
  for (let turn = -most; turn <= most; turn++) {
    images.push({ metres: source + 2 * turn * size - microphone, bounces: Math.abs(2 * turn) });
    images.push({ metres: 2 * turn * size - source - microphone, bounces: Math.abs(2 * turn - 1) });
  }
  return images;
}

/** A pulse between two samples, with a band limit, so that images do not all fall on whole samples. */
function addPulse(response: Float64Array, at: number, gain: number): void {
  const whole = Math.floor(at);
  for (let tap = whole - HALF_TAPS + 1; tap <= whole + HALF_TAPS; tap++) {
    const x = tap - at;
    const angle = Math.PI * x;
    const sinc = Math.abs(x) < 1e-9 ? 1 : Math.sin(angle) / angle;
    const window = 0.5 + 0.5 * Math.cos(angle / HALF_TAPS);
    if (tap >= 0 && tap < response.length)
      response[tap] = (response[tap] ?? 0) + gain * sinc * window;
  }
}
