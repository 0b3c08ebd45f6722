import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyringOf } from '#server/keys/keyring.ts';
import {
  DamagedSoundError,
  HEADER_BYTES,
  openSound,
  parseHeader,
  plainSizeOf,
  sealSound,
} from './sealed-sound.ts';

const key = keyringOf('a secret').current();
const NAME = 'family/7.enc';
/** Small, so that a few hundred bytes have many of them. */
const CHUNK_BYTES = 32;
const SEALED_CHUNK_BYTES = CHUNK_BYTES + 16;

const sealed = (sound: Buffer, name = NAME) => buffer(sealSound(key, name, [sound], CHUNK_BYTES));

/** The sound in a range, or all of it, of what lies in a file. */
async function open(file: Buffer, range?: { start: number; end: number }, name = NAME) {
  const header = parseHeader(file);
  if (!header) throw new DamagedSoundError();
  const whole = { start: 0, end: plainSizeOf(header, file.length) - 1 };
  return buffer(
    openSound(key, header, name, file.length, range ?? whole, async ({ start, end }) =>
      Readable.from([file.subarray(start, end + 1)]),
    ),
  );
}

const sounds = fc.integer({ min: 1, max: 10 * CHUNK_BYTES }).map((size) => randomBytes(size));

it('gives back any range of a recording of any length', async () => {
  const ranges = sounds.chain((sound) =>
    fc
      .tuple(fc.nat(sound.length - 1), fc.nat(sound.length - 1))
      .map(([a, b]) => ({ sound, start: Math.min(a, b), end: Math.max(a, b) })),
  );
  await fc.assert(
    fc.asyncProperty(ranges, async ({ sound, start, end }) => {
      const file = await sealed(sound);
      expect((await open(file)).equals(sound)).toBe(true);
      const part = await open(file, { start, end });
      expect(part.equals(sound.subarray(start, end + 1))).toBe(true);
    }),
  );
});

it('takes sound in pieces of any size, and says how much there is', async () => {
  const pieces = fc.array(fc.nat(3 * CHUNK_BYTES).map((size) => randomBytes(size)));
  await fc.assert(
    fc.asyncProperty(pieces, async (all) => {
      const file = await buffer(sealSound(key, NAME, all, CHUNK_BYTES));
      const sound = Buffer.concat(all);
      const header = parseHeader(file);
      expect(header && plainSizeOf(header, file.length)).toBe(sound.length);
      expect((await open(file)).equals(sound)).toBe(true);
    }),
  );
});

it('notices a bit that was changed, wherever it is', async () => {
  await fc.assert(
    fc.asyncProperty(sounds, fc.nat(), fc.nat(7), async (sound, place, bit) => {
      const file = await sealed(sound);
      const at = place % file.length;
      file.writeUInt8(file.readUInt8(at) ^ (1 << bit), at);
      await expect(open(file)).rejects.toThrow(DamagedSoundError);
    }),
  );
});

it('notices an end that is missing, at whatever byte it was cut off', async () => {
  await fc.assert(
    fc.asyncProperty(sounds, fc.nat(), async (sound, place) => {
      const file = await sealed(sound);
      await expect(open(file.subarray(0, place % file.length))).rejects.toThrow(DamagedSoundError);
    }),
  );
});

it('notices chunks that changed places, came twice or were left out', async () => {
  const file = await sealed(randomBytes(5 * CHUNK_BYTES));
  const head = file.subarray(0, HEADER_BYTES);
  const chunks = Array.from({ length: 5 }, (_, index) =>
    file.subarray(HEADER_BYTES + index * SEALED_CHUNK_BYTES).subarray(0, SEALED_CHUNK_BYTES),
  );
  const orders = fc
    .array(fc.nat(4), { maxLength: 8 })
    .filter((order) => order.join() !== '0,1,2,3,4');
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      const changed = Buffer.concat([head, ...order.map((index) => chunks[index] ?? head)]);
      await expect(open(changed)).rejects.toThrow(DamagedSoundError);
    }),
  );
});

it('notices a chunk of another recording, and a whole one under another name', async () => {
  const [mine, theirs] = await Promise.all([1, 2].map(() => sealed(randomBytes(3 * CHUNK_BYTES))));
  if (!mine || !theirs) throw new Error('Two were sealed');
  theirs.copy(mine, HEADER_BYTES, HEADER_BYTES, HEADER_BYTES + SEALED_CHUNK_BYTES);
  await expect(open(mine)).rejects.toThrow(DamagedSoundError);
  await expect(open(theirs, undefined, 'family/8.enc')).rejects.toThrow(DamagedSoundError);
  await expect(open(theirs)).resolves.toHaveLength(3 * CHUNK_BYTES);
});

it('refuses a header that asks for chunks without end', async () => {
  const file = await sealed(randomBytes(9));
  file.writeUInt32BE(0xffff_ffff, 16);
  expect(() => parseHeader(file)).toThrow(DamagedSoundError);
});
