/** `npm run backup -- <folder>`: the database and the stored files, also while Steward runs. The folder must be new or empty. */
import { resolve } from 'node:path';
import { backUp } from '../server/platform/backup/back-up.ts';
import { readConfig } from '../server/platform/config.ts';
import { StartupProblem } from '../server/platform/errors.ts';
import { openFileStore } from '../server/platform/files/files.ts';
import { asOwner, runCommand } from '../server/platform/operator.ts';

await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new StartupProblem('Name a folder for the backup: npm run backup -- <folder>.');
  const config = readConfig();
  const store = await openFileStore(config);
  const { rows, files, missing } = await asOwner(config, (ownerUrl) => backUp({ ownerUrl, store }, resolve(folder)));
  console.log(`Backed up ${rows} rows and ${files} files into ${resolve(folder)}.`);
  if (missing.length > 0) console.log(`These files were lost before, though rows name them: ${missing.join(', ')}`);
});
