/** A worker of its own: takes jobs from the database at DATABASE_URL and answers no requests. */
import { createWorker } from './app.ts';
import { readConfig } from './platform/config.ts';
import { StartupProblem } from './platform/errors.ts';

try {
  const config = readConfig();
  if (config.databaseUrl === null) {
    throw new StartupProblem('A worker of its own needs DATABASE_URL: the embedded database serves one process only.');
  }
  const worker = await createWorker({ config, ownerUrl: config.databaseUrl });
  await worker.work();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => worker.stop().then(() => process.exit(0)));
  }
  console.log('The worker is ready.');
} catch (error) {
  console.error(error instanceof StartupProblem ? error.message : error);
  process.exit(1);
}
