// npm run restore -- FOLDER: makes this installation, which has to be empty and stopped, out of a backup.
import { resolve } from 'node:path';
import { runCommand } from '#server/command.ts';
import { readSettings, recordingsFolderIn } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { chooseOpener } from './choose-lock.ts';
import { isLocked } from './encryption.ts';
import { openBackup, restoreBackup } from './restore-backup.ts';

await runCommand(['plain'], async ({ argument, has }) => {
  if (!argument) throw new Error('Say where the backup is: npm run restore -- FOLDER');
  const settings = readSettings();
  const folder = resolve(argument);
  const isExpectedLocked = settings.BACKUP_PASSPHRASE ?? settings.BACKUP_IDENTITY;
  // Somebody may have put another one in its place.
  if (isExpectedLocked && !isLocked(folder) && !has('plain')) {
    throw new Error(
      `${folder} is not encrypted, although you said how to open it: add --plain if you know where it comes from.`,
    );
  }
  const backup = await openBackup(folder, () => chooseOpener(settings));
  const database = await openDatabase(settings);
  try {
    await restoreBackup(backup, {
      connectionString: database.connectionString,
      recordingsFolder: recordingsFolderIn(settings.DATA_DIR),
      dataDir: settings.DATA_DIR,
      secrets: settings.APP_SECRET
        ? [settings.APP_SECRET, ...(settings.APP_SECRET_PREVIOUS ?? [])]
        : [],
    });
    const { tables, recordings, madeAt } = backup.manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `${rows} rows of ${tables.length} tables and ${recordings.files.length} recordings are back, as of ${madeAt}.`;
  } finally {
    await database.close();
  }
});
