// What lies in a backup. It is written last: a folder without one is no backup.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { deriveKey } from '#server/keys/keyring.ts';
import type { Wrapping } from './encryption.ts';

export const MANIFEST_FILE = 'manifest.json';
export const SECRET_FILE = 'app-secret';
export const PREVIOUS_SECRETS_FILE = 'app-secret-previous';
export const FORMAT = 1;

const fileSchema = z.object({ file: z.string(), sha256: z.string() });

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** Of Playlight. */
  version: z.string(),
  /** How many migrations the tables had seen. */
  migrations: z.int(),
  secret: z.object({
    fingerprint: z.string(),
    isIncluded: z.boolean(),
    /** Whether those before it are there as well. */
    hasPrevious: z.optional(z.boolean()),
  }),
  /** In an order in which each comes after those that it refers to. */
  tables: z.array(
    z.extend(fileSchema, {
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
  recordings: z.object({
    /** What the addresses in the database begin with. */
    address: z.string(),
    files: z.array(fileSchema),
    /** Named in the database, and deleted before they could be copied. */
    gone: z.int(),
    /** Kept in another store than the folder: not in this backup. */
    elsewhere: z.int(),
  }),
});

export type Manifest = z.output<typeof manifestSchema>;

/** Rejects with a sentence where this is no backup, or one of a kind that is not known. */
export async function readManifest(folder: string, files: Wrapping): Promise<Manifest> {
  const file = `${MANIFEST_FILE}${files.ending}`;
  const manifest = await text(files.pass(createReadStream(join(folder, file)))).catch((error) => {
    throw new Error(
      (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? `There is no backup in ${folder}: it has no ${file}.`
        : `${file} in the backup is not what it was: take another copy of it.`,
    );
  });
  const parsed = manifestSchema.safeParse(JSON.parse(manifest));
  if (parsed.success) return parsed.data;
  throw new Error(`The backup in ${folder} is of a kind that this release does not know.`);
}

/** Tells whether two secrets are the same, and nothing else about them. */
export function fingerprintOf(secret: string): string {
  return deriveKey(secret, 'fingerprint').toString('hex');
}

export async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
