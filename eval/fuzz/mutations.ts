// Ways to spoil a recording. All chance comes from a seed, so that a case can be played again.

export type Chance = () => number;

/** Mulberry32: small, and the same everywhere. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const below = (chance: Chance, limit: number) => Math.floor(chance() * limit);

function range(bytes: Uint8Array, chance: Chance): [number, number] {
  const from = below(chance, bytes.length);
  return [from, Math.min(bytes.length, from + 1 + below(chance, Math.max(1, bytes.length / 4)))];
}

function join(...pieces: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(pieces));
}

type Mutation = (bytes: Uint8Array, chance: Chance) => Uint8Array;

const MAGIC_BYTES = 12;
/** Headers lie early in every format: half of the damage is done there. */
const HEADER_BYTES = 512;

function place(bytes: Uint8Array, chance: Chance): number {
  return below(chance, chance() < 0.5 ? Math.min(HEADER_BYTES, bytes.length) : bytes.length);
}

export const MUTATIONS: Record<string, Mutation> = {
  'bit flips': (bytes, chance) => {
    const spoilt = bytes.slice();
    for (let left = 1 + below(chance, 24); left > 0; left--) {
      const at = place(spoilt, chance);
      spoilt[at] = (spoilt[at] ?? 0) ^ (1 << below(chance, 8));
    }
    return spoilt;
  },
  'cut off': (bytes, chance) => bytes.slice(0, below(chance, bytes.length)),
  'range deleted': (bytes, chance) => {
    const [from, to] = range(bytes, chance);
    return join(bytes.subarray(0, from), bytes.subarray(to));
  },
  'range doubled': (bytes, chance) => {
    const [from, to] = range(bytes, chance);
    return join(bytes.subarray(0, to), bytes.subarray(from));
  },
  'ranges swapped': (bytes, chance) => {
    const [from, to] = range(bytes, chance);
    const half = (from + to) >> 1;
    return join(
      bytes.subarray(0, from),
      bytes.subarray(half, to),
      bytes.subarray(from, half),
      bytes.subarray(to),
    );
  },
  'sizes blown up': (bytes, chance) => {
    const spoilt = bytes.slice();
    for (let left = 1 + below(chance, 4); left > 0; left--) {
      const at = place(spoilt, chance);
      spoilt.fill(chance() < 0.5 ? 0xff : 0x7f, at, at + 1 + below(chance, 8));
    }
    return spoilt;
  },
  'noise after the magic': (bytes, chance) => {
    const noise = Uint8Array.from(bytes, () => below(chance, 256));
    noise.set(bytes.subarray(0, MAGIC_BYTES + below(chance, 200)));
    return noise;
  },
};
