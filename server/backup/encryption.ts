// Backups are encrypted in the age format (https://age-encryption.org/v1), so that any tool that knows it opens them. Each backup has a
// key pair of its own, and lies there with the secret half encrypted to the owner's passphrase or recipients: a passphrase is
// made slow to guess, once and not for every file, and nobody who lacks it can add a file that would open.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

const KEY_FILE = 'key.age';

/** To whom a backup is readable. */
export type Lock =
  /** `workFactor`: how slow it is to guess, as a power of 2; left out, as slow as age makes it. */
  | { readonly passphrase: string; readonly workFactor?: number }
  | { readonly recipients: readonly string[] };

/** What an owner has to open one with. */
export interface Opener {
  readonly passphrase?: string | undefined;
  /** Lines of a file of age's, AGE-SECRET-KEY-1… each. */
  readonly identities?: readonly string[] | undefined;
}

type Bytes = AsyncIterable<Uint8Array>;

/** How the files of one backup are written, or read. */
export interface Wrapping {
  /** What their names end with. */
  readonly ending: string;
  readonly pass: (bytes: Bytes) => Bytes;
}

export const unwrapped: Wrapping = { ending: '', pass: (bytes) => bytes };

/** Makes the key of a new backup. */
export async function lockFolder(folder: string, lock: Lock): Promise<Wrapping> {
  const identity = await generateX25519Identity();
  const toOwner = new Encrypter();
  if ('passphrase' in lock) {
    toOwner.setPassphrase(lock.passphrase);
    if (lock.workFactor !== undefined) toOwner.setScryptWorkFactor(lock.workFactor);
  } else {
    for (const recipient of lock.recipients) toOwner.addRecipient(recipient);
  }
  await writeFile(join(folder, KEY_FILE), await toOwner.encrypt(`${identity}\n`), { mode: 0o600 });
  const files = new Encrypter();
  files.addRecipient(await identityToRecipient(identity));
  return { ending: '.age', pass: (bytes) => through(bytes, (stream) => files.encrypt(stream)) };
}

export const isLocked = (folder: string) => existsSync(join(folder, KEY_FILE));

/** Rejects with a sentence where this opener does not fit. */
export async function unlockFolder(
  folder: string,
  { passphrase, identities = [] }: Opener,
): Promise<Wrapping> {
  const byOwner = new Decrypter();
  if (passphrase !== undefined) byOwner.addPassphrase(passphrase);
  for (const identity of identities) byOwner.addIdentity(identity);
  const key = await readFile(join(folder, KEY_FILE));
  const identity = await byOwner.decrypt(key, 'text').catch(() => {
    const what = passphrase === undefined ? 'No key in BACKUP_IDENTITY' : 'This passphrase';
    throw new Error(
      `${what} ${passphrase === undefined ? 'opens' : 'does not open'} the backup. Nothing was changed.`,
    );
  });
  const files = new Decrypter();
  files.addIdentity(identity.trim());
  return { ending: '.age', pass: (bytes) => through(bytes, (stream) => files.decrypt(stream)) };
}

type ByteStream = ReadableStream<Uint8Array>;

async function* through(bytes: Bytes, turn: (stream: ByteStream) => Promise<ByteStream>) {
  const stream = Readable.toWeb(Readable.from(bytes)) as unknown as ByteStream;
  yield* Readable.fromWeb((await turn(stream)) as never) as Bytes;
}
