/** What every bench needs: a Steward of its own in a folder of its own, people in it, and figures in one form. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { comeIn, mailOf, newPerson, type Person, signUp } from '../tests/faults/people.ts';
import { killAll, start, watchCluster } from '../tests/faults/processes.ts';
import { freePort } from '../tests/free-port.ts';

/**
 * A folder that goes with this process, whatever ends it, and with it the processes that were started. With `BENCH_FOLDER`
 * it is that one and stays, so that the next run finds the data that this one made.
 */
export function temporaryFolder(): string {
  const kept = process.env.BENCH_FOLDER;
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'steward-bench-'));
  mkdirSync(folder, { recursive: true });
  // The database's user has to pass when this runs as root.
  chmodSync(folder, 0o755);
  process.on('exit', () => {
    killAll();
    if (kept === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

export async function startSteward(folder: string) {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  watchCluster(dataDir);
  const port = await freePort();
  const program = await start('server', {
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: String(port),
    RATE_LIMIT_FACTOR: '1000',
    DEMO: 'false',
  });
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8');
  const sockets = encodeURIComponent(join(dataDir, 'sockets'));
  return {
    ...program,
    url: `http://127.0.0.1:${port}`,
    ownerUrl: `postgresql://steward:${password}@/steward?host=${sockets}&port=5432`,
  };
}

/** Signed up, confirmed and signed in. */
export async function newMember(url: string, name: string): Promise<Person> {
  const person = await newPerson(name);
  await signUp(url, person);
  const { keys } = await mailOf(url, person);
  await comeIn(url, person, keys[0] ?? '');
  return person;
}

/** The value below which that part of all lies; sorted or not. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

/** `median (smallest to largest)`. */
export const spread = (values: readonly number[], digits = 0): string => {
  const [median, least, most] = [quantile(values, 0.5), Math.min(...values), Math.max(...values)];
  return `${median.toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`;
};
