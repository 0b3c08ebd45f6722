// npm run backup -- FOLDER: a backup of this installation, beside a product that runs or not.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadConfig, readSettings, recordingsFolderIn, secretFileIn } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { ownVersion } from '#server/package-root.ts';
import { runCommand } from './command.ts';
import type { Manifest } from './manifest.ts';
import { writeBackup } from './write-backup.ts';

await runCommand(async (folder) => {
  const settings = readSettings();
  // Looking into the wrong folder would make a new installation there.
  if (!settings.DATABASE_URL && !existsSync(join(settings.DATA_DIR, 'database'))) {
    throw new Error(`There is no installation in ${settings.DATA_DIR}: check DATA_DIR.`);
  }
  if (settings.APP_SECRET === undefined && !existsSync(secretFileIn(settings.DATA_DIR))) {
    throw new Error(
      `The key to the recordings is neither in APP_SECRET nor in ${settings.DATA_DIR}: check both.`,
    );
  }
  const config = loadConfig();
  const database = await openDatabase(config);
  try {
    const manifest = await writeBackup(
      {
        connectionString: database.connectionString,
        recordingsFolder: recordingsFolderIn(config.DATA_DIR),
        secret: config.APP_SECRET,
        includesSecret: settings.APP_SECRET === undefined,
        version: ownVersion(),
      },
      resolve(folder),
    );
    return sentenceOn(manifest, folder);
  } finally {
    await database.close();
  }
}, 'Say where the backup goes: npm run backup -- FOLDER');

function sentenceOn({ tables, recordings, secret }: Manifest, folder: string): string {
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
      ? 'The key to the recordings is in it as well: keep it locked away.'
      : 'APP_SECRET is not in it: a restore needs the same one.',
  ].join('\n  ');
}
