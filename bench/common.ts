/** What every bench needs: a Steward of its own in a folder of its own, people in it, and figures in one form. */
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { comeIn, mailOf, newPerson, type Person, signUp } from '../tests/faults/people.ts';
import { killAll, start, watchCluster } from '../tests/faults/processes.ts';
import { freePort } from '../tests/free-port.ts';

/**
 * A folder that goes with this process, whatever ends it, and with it the processes that were started. In `BENCH_FOLDER`
 * it stays, so that the next run finds the data that this one made: each bench, of each size, has a folder of its own there.
 */
export function temporaryFolder(): string {
  const { BENCH_FOLDER: all } = process.env;
  const [, script = '', ...args] = process.argv;
  const own = [basename(script, '.ts'), ...args].join(' ').replaceAll(/[^\w]+/g, '-');
  const kept = all === undefined ? undefined : join(all, own);
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

/** What a figure should be at most or at least; without a number to reach, which way is better. */
type Goal = { most: number } | { least: number } | 'lower' | 'higher';
/** As a bench hands it over: one line of JSON each. */
export type Figure = { name: string; value: number; unit: string; goal: number | null; better: 'lower' | 'higher' };

const betterWhen = (goal: Goal): Figure['better'] => {
  if (typeof goal === 'string') return goal;
  return 'most' in goal ? 'lower' : 'higher';
};
const rounded = (value: number) => Number(value.toPrecision(4));

/**
 * Prints a figure and keeps it for `npm run bench`. Of several measurements it is the median. A bench that misses a goal ends
 * with a code other than zero: it calls `process.exit()` without one.
 */
export function figure(name: string, measured: number | readonly number[], unit: string, goal: Goal = 'lower'): void {
  const all = typeof measured === 'number' ? [measured] : measured;
  const value = quantile(all, 0.5);
  const number = typeof goal === 'string' ? null : 'most' in goal ? goal.most : goal.least;
  const better = betterWhen(goal);
  const isMissed = number !== null && !(better === 'lower' ? value <= number : value >= number);
  if (isMissed) process.exitCode = 1;
  const digits = Number.isInteger(value) || value >= 100 ? 0 : value < 10 ? 2 : 1;
  const text = all.length > 1 ? spread(all, digits) : value.toFixed(digits);
  const goalText = number === null ? '' : `; the goal is ${number}${isMissed ? ', MISSED' : ''}`;
  console.log(`${`${name}: ${text} ${unit}`.trim()}${goalText}`);
  const { BENCH_FIGURES: kept } = process.env;
  const line: Figure = { name, value: rounded(value), unit, goal: number, better };
  if (kept !== undefined) appendFileSync(kept, `${JSON.stringify(line)}\n`);
}

/** Beside figures: that something which must be so is so. */
export function check(what: string, isTrue: boolean): void {
  if (!isTrue) process.exitCode = 1;
  console.log(`${what}: ${isTrue ? 'yes' : 'NO'}`);
}
