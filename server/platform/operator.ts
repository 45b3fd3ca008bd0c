/** What the operator's commands share: they run beside a server or without one, and fail with one sentence. */
import type { Config } from './config.ts';
import { ownDatabase, visitEmbedded } from './database/embedded-postgres.ts';
import { StartupProblem } from './errors.ts';

/** Works on the database as its owner. The embedded one is started where no server runs it, and stopped again. */
export async function asOwner<Result>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (ownerUrl: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== null) return work(databaseUrl);
  const embedded = await visitEmbedded(dataDir);
  try {
    return await work(embedded.urlOf(ownDatabase));
  } finally {
    await embedded.stop();
  }
}

/** Runs a command to its end. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof StartupProblem ? error.message : error);
    process.exitCode = 1;
  }
}
