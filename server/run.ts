/**
 * Runs Steward: the database, the server, and on a first start the demo business. Stops it at a signal, and ends with one
 * sentence when it cannot start.
 */
import { existsSync } from 'node:fs';
import { createWorker, type Server, serve, type Worker } from './app.ts';
import { makeDemo } from './demo.ts';
import { type Config, readConfig } from './platform/config.ts';
import { type Embedded, ownDatabase, startEmbedded } from './platform/database/embedded-postgres.ts';
import { StartupProblem } from './platform/errors.ts';
import { createLog, mailIsKept } from './platform/observability.ts';

const appFolder = new URL('../dist', import.meta.url).pathname;

let embedded: Embedded | null = null;
let worker: Worker | null = null;
let server: Server | null = null;

async function start(config: Config, built: Promise<void>) {
  const log = createLog(config);
  embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir, log }) : null;
  const ownerUrl = config.databaseUrl ?? (await databaseIn(embedded));
  worker = await createWorker({ config, ownerUrl, log });
  if (config.jobsHere) await worker.work();
  const demo = embedded !== null && config.demo && config.jobsHere ? await makeDemo(worker.platform) : null;
  await built;
  server = await serve(worker, { config, ownerUrl, appFolder, log });
  await listen(server, config);

  const lines = [`Steward is ready at ${config.publicUrl}`];
  if (!existsSync(`${appFolder}/index.html`))
    lines.push('Only the API is served: the app has not been built (npm run build).');
  if (demo !== null) {
    lines.push(`Look around in ${demo.businessName}, password ${demo.password}:`);
    for (const { email, role } of demo.people) lines.push(`  ${email} (${role})`);
  }
  if (!config.production && config.smtpUrl === null)
    lines.push(`Mail that it sends is at ${config.publicUrl}/dev/mailbox`);
  if (config.production && config.smtpUrl === null) lines.push(mailIsKept);
  lines.push('Ctrl-C stops it.');
  console.log(lines.join('\n'));
}

/** The database inside the embedded cluster. */
async function databaseIn(cluster: Embedded | null): Promise<string> {
  if (cluster === null) throw new Error('There is no embedded database.');
  await cluster.ensureDatabase(ownDatabase);
  return cluster.urlOf(ownDatabase);
}

async function listen({ app }: Server, { host, port }: Config) {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartupProblem(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use: stop the program that has it, or set PORT to another one.`
        : `Steward cannot listen on ${host} port ${port}: ${message}.`,
    );
  }
}

async function stop() {
  await (server ?? worker)?.stop();
  await embedded?.stop();
}

let starting = Promise.resolve();
let stopping = false;
const stopAt = (signal: NodeJS.Signals) =>
  process.on(signal, () => {
    // A terminal and npm both pass the signal on.
    if (stopping) return;
    stopping = true;
    // What is being started is not known well enough to be stopped: an own database would stay behind.
    starting.then(stop, stop).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });

/** @param built settles when the app can be served; meanwhile the database is made ready */
export async function run(built: Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) stopAt(signal);
  try {
    starting = start(readConfig(), built);
    await starting;
  } catch (error) {
    console.error(error instanceof StartupProblem ? error.message : error);
    await stop().catch(() => undefined);
    process.exit(1);
  }
}
