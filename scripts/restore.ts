/**
 * `npm run restore -- <folder>`: a backup, into the embedded database of a new DATA_DIR or into the database of DATABASE_URL, and
 * its files into DATA_DIR or the bucket of S3_BUCKET.
 */
import { resolve } from 'node:path';
import { restore } from '../server/platform/backup/restore.ts';
import { readConfig } from '../server/platform/config.ts';
import { ownDatabase, startEmbedded } from '../server/platform/database/embedded-postgres.ts';
import { StartupProblem } from '../server/platform/errors.ts';
import { openFileStore } from '../server/platform/files/files.ts';
import { runCommand } from '../server/platform/operator.ts';

await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new StartupProblem('Name the folder of the backup: npm run restore -- <folder>.');
  const config = readConfig();
  const { databaseUrl, dataDir, uploadDir } = config;
  const store = await openFileStore(config);
  const embedded = databaseUrl === null ? await startEmbedded({ dataDir }) : null;
  try {
    await embedded?.ensureDatabase(ownDatabase);
    const ownerUrl = databaseUrl ?? embedded?.urlOf(ownDatabase) ?? '';
    const { madeAt, tables, files } = await restore(resolve(folder), { ownerUrl, store, uploadDir });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Restored ${rows} rows and ${files} files of ${madeAt}.`);
  } finally {
    await embedded?.stop();
  }
});
