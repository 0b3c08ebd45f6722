// npm run backup -- FOLDER: a backup of this installation, beside a product that runs or not.
import { resolve } from 'node:path';
import { runCommand } from '#server/command.ts';
import {
  loadConfig,
  readSettings,
  recordingsFolderIn,
  requireInstallation,
} from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { ownVersion } from '#server/package-root.ts';
import { chooseLock } from './choose-lock.ts';
import type { Manifest } from './manifest.ts';
import { writeBackup } from './write-backup.ts';

await runCommand(['plain'], async ({ argument: folder, has }) => {
  if (!folder) throw new Error('Say where the backup goes: npm run backup -- FOLDER');
  const settings = readSettings();
  requireInstallation(settings);
  const lock = has('plain') ? 'plain' : await chooseLock(settings);
  const config = loadConfig();
  const database = await openDatabase(config);
  try {
    const manifest = await writeBackup(
      {
        connectionString: database.connectionString,
        recordingsFolder: recordingsFolderIn(config.DATA_DIR),
        keyring: config.keyring,
        includesSecrets: settings.APP_SECRET === undefined,
        version: ownVersion(),
      },
      resolve(folder),
      lock,
    );
    return sentenceOn(manifest, folder, lock === 'plain');
  } finally {
    await database.close();
  }
});

function sentenceOn(
  { tables, recordings, secret }: Manifest,
  folder: string,
  isPlain: boolean,
): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `${rows} rows of ${tables.length} tables and ${recordings.files.length} recordings are in ${folder}.`,
    ...(recordings.gone > 0
      ? [`${recordings.gone} recordings were deleted meanwhile, or are still being written.`]
      : []),
    ...(recordings.elsewhere > 0
      ? [
          `${recordings.elsewhere} recordings lie in another store and are not in it: back that up, too.`,
        ]
      : []),
    secret.isIncluded
      ? 'The key to the recordings is in it as well.'
      : 'APP_SECRET is not in it: a restore needs the same one.',
    isPlain
      ? 'It is not encrypted: whoever has it reads everything. Keep it locked away.'
      : 'It is encrypted: without its passphrase or key nobody can open it, you neither.',
  ].join('\n  ');
}
