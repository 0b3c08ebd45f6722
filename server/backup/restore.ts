// npm run restore -- FOLDER: makes this installation, which has to be empty and stopped, out of a backup.
import { resolve } from 'node:path';
import { readSettings, recordingsFolderIn, secretFileIn } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { runCommand } from './command.ts';
import { restoreBackup } from './restore-backup.ts';

await runCommand(async (folder) => {
  const settings = readSettings();
  const database = await openDatabase(settings);
  try {
    const { tables, recordings, madeAt } = await restoreBackup(resolve(folder), {
      connectionString: database.connectionString,
      recordingsFolder: recordingsFolderIn(settings.DATA_DIR),
      secretFile: secretFileIn(settings.DATA_DIR),
      secret: settings.APP_SECRET,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `${rows} rows of ${tables.length} tables and ${recordings.files.length} recordings are back, as of ${madeAt}.`;
  } finally {
    await database.close();
  }
}, 'Say where the backup is: npm run restore -- FOLDER');
