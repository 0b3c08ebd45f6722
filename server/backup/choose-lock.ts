// From what an owner says, in settings or at the terminal, to how a backup is encrypted and opened.
import { readFile } from 'node:fs/promises';
import { BACKUP_PASSPHRASE_MIN_LENGTH } from '#server/config-schema.ts';
import { askPassphrase } from './ask-passphrase.ts';
import type { Lock, Opener } from './encryption.ts';

interface Settings {
  readonly BACKUP_PASSPHRASE?: string | undefined;
  readonly BACKUP_RECIPIENTS?: readonly string[] | undefined;
  readonly BACKUP_IDENTITY?: string | undefined;
}

export async function chooseLock(settings: Settings): Promise<Lock> {
  const { BACKUP_PASSPHRASE, BACKUP_RECIPIENTS } = settings;
  if (BACKUP_RECIPIENTS) return { recipients: BACKUP_RECIPIENTS };
  if (BACKUP_PASSPHRASE) return { passphrase: BACKUP_PASSPHRASE };
  const passphrase = await askPassphrase('Passphrase for this backup: ');
  if (passphrase === undefined) {
    throw new Error(
      'A backup is encrypted: set BACKUP_PASSPHRASE or BACKUP_RECIPIENTS, or run this at a terminal to be asked (--plain writes it for anybody to read).',
    );
  }
  if (passphrase.length < BACKUP_PASSPHRASE_MIN_LENGTH) {
    throw new Error(
      `Take at least ${BACKUP_PASSPHRASE_MIN_LENGTH} characters: a few random words.`,
    );
  }
  if ((await askPassphrase('Once more: ')) !== passphrase) {
    throw new Error('That was not the same both times. Nothing was written.');
  }
  return { passphrase };
}

export async function chooseOpener(settings: Settings): Promise<Opener> {
  const { BACKUP_PASSPHRASE, BACKUP_IDENTITY } = settings;
  if (BACKUP_IDENTITY) {
    const text = await readFile(BACKUP_IDENTITY, 'utf8').catch(() => {
      throw new Error(`${BACKUP_IDENTITY} cannot be read: check BACKUP_IDENTITY.`);
    });
    const identities = text.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'));
    return { identities, passphrase: BACKUP_PASSPHRASE };
  }
  const passphrase = BACKUP_PASSPHRASE ?? (await askPassphrase('Passphrase of the backup: '));
  if (passphrase !== undefined) return { passphrase };
  throw new Error(
    'This backup is encrypted: set BACKUP_PASSPHRASE or BACKUP_IDENTITY, or run this at a terminal to be asked.',
  );
}
