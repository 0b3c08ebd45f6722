// The one door for recordings, kept only with the parent's consent: a folder in DATA_DIR or, where S3_* names one, a bucket. What lies
// there is the same in both (sealed-sound.ts), and can be read from the middle.
import { Readable } from 'node:stream';
import type { Keyring } from '#server/keys/keyring.ts';
import { openKept } from './open-kept.ts';
import type { ByteRange } from './recording-place.ts';
import { type BucketSettings, recordingsBucket } from './recordings-bucket.ts';
import { recordingsFolder } from './recordings-folder.ts';
import { DamagedSoundError, sealSound } from './sealed-sound.ts';

export interface KeptSound {
  /** In bytes. */
  readonly size: number;
  /** Rejects, or breaks off, where the recording is not as it was written. */
  read(range: ByteRange): Promise<Readable>;
}

export interface AudioStore {
  /** Where recordings go, for people. */
  readonly description: string;
  /** Where a recording of this name lies, or will. */
  addressOf(name: string): string;
  /** Keeps a recording, in place of an earlier one. */
  save(url: string, sound: Uint8Array): Promise<void>;
  /** Undefined where it is gone. */
  find(url: string): Promise<KeptSound | undefined>;
  /** Seals a recording with the current key, unless it is; at no moment is there none. */
  reseal(url: string): Promise<'current' | 'resealed' | 'gone'>;
  /** Deletes what somebody who was killed had begun to write. */
  sweep(): Promise<void>;
  /** Removes a recording; one that is gone already is fine. */
  remove(url: string): Promise<void>;
  isReachable(): Promise<boolean>;
}

export function createAudioStore(
  folder: string,
  keyring: Keyring,
  bucketSettings?: BucketSettings,
): AudioStore {
  const disk = recordingsFolder(folder);
  const bucket = bucketSettings && recordingsBucket(bucketSettings);
  const current = bucket ?? disk;
  // What was kept before there was a bucket stays where it is.
  const placeOf = (url: string) => {
    const place = url.startsWith('file:') ? disk : bucket;
    if (!place) throw new Error('This recording is in a bucket, and S3_ENDPOINT is not set');
    return place;
  };
  const sealed = (url: string, sound: Parameters<typeof sealSound>[2]) =>
    sealSound(keyring.current(), placeOf(url).nameOf(url), sound);
  return {
    description: current.description,
    addressOf: (name) => current.addressOf(`${name}.enc`),
    isReachable: () => current.isReachable(),
    save: async (url, sound) => placeOf(url).write(url, sealed(url, [sound])),

    async find(url) {
      const open = () => openKept(keyring, placeOf(url), url);
      const kept = await open();
      return (
        kept && {
          size: kept.size,
          async read(range) {
            try {
              return await startReading(await kept.read(range));
            } catch (error) {
              const now = await open();
              // Sealed anew between the two looks.
              if (now && !now.head.equals(kept.head)) return startReading(await now.read(range));
              throw error;
            }
          },
        }
      );
    },

    async reseal(url) {
      const place = placeOf(url);
      const kept = await openKept(keyring, place, url);
      if (!kept) return 'gone';
      if (kept.isCurrent) return 'current';
      const sound = await kept.read({ start: 0, end: kept.size - 1 });
      await place.write(url, sealed(url, exactly(kept.size, sound)));
      return 'resealed';
    },

    sweep: () => disk.sweep(),
    remove: async (url) => placeOf(url).remove(url),
  };
}

/** With its first piece at hand, so that what is damaged from there on is refused before anything is promised. */
async function startReading(pieces: AsyncGenerator<Buffer>): Promise<Readable> {
  const first = await pieces.next();
  const sound = Readable.from(
    (async function* () {
      if (!first.done) yield first.value;
      yield* pieces;
    })(),
  );
  // Whoever goes before reading a byte leaves a file open otherwise.
  return sound.once('close', () => void pieces.return(undefined).catch(() => {}));
}

async function* exactly(size: number, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    yield piece;
  }
  if (bytes !== size) throw new DamagedSoundError();
}
