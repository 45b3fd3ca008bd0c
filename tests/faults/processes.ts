/** Starts and kills Steward's processes like an operator, and leaves none behind. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;
const programs = { server: 'server/main.ts', worker: 'server/worker.ts' };

export type Program = {
  pid: number;
  /** Milliseconds until it reported that it is ready. */
  readyAfter: number;
  /** Its output. */
  output(): string;
  hasExited(): boolean;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM. @throws when it has not ended within a minute; it is to give up after fifteen seconds by itself. */
  stop(): Promise<void>;
};

const running = new Set<ChildProcess>();
const clusters = new Set<string>();

/** Resolves when the program is ready. @throws when it ends instead. */
export async function start(name: keyof typeof programs, env: Record<string, string>): Promise<Program> {
  const began = performance.now();
  const child = spawn(process.execPath, [programs[name]], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const exited = new Promise<void>((done) =>
    child.once('exit', () => {
      running.delete(child);
      done();
    }),
  );
  await new Promise<void>((ready, reject) => {
    const listen = (text: Buffer) => {
      output += text;
      if (/^(Steward|The worker) is ready/m.test(output)) ready();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    void exited.then(() => reject(new Error(`The ${name} ended before it was ready:\n${output}`)));
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`The ${name} has no process id.`);
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid,
    readyAfter: performance.now() - began,
    output: () => output,
    hasExited,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const patience = AbortSignal.timeout(60_000);
      await Promise.race([
        exited,
        new Promise<never>((_done, reject) => {
          patience.onabort = () => reject(new Error(`The ${name} did not stop:\n${output}`));
        }),
      ]);
    },
  };
}

/** Ends the database in that data folder when this run ends, however it ends. */
export const watchCluster = (dataDir: string) => clusters.add(dataDir);

const postmasterOf = (dataDir: string): number | null => {
  try {
    return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  } catch {
    return null;
  }
};

/** kill -9 of the database in a data folder: its main process, with or without its child processes. */
export function killCluster(dataDir: string, others: 'too' | 'left') {
  const postmaster = postmasterOf(dataDir);
  if (postmaster === null) return;
  // Each PostgreSQL process leads its own process group, so there is no common group to kill.
  const children = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (pid !== undefined && parent === postmaster ? [pid] : []));
  for (const pid of [postmaster, ...(others === 'too' ? children : [])]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Runs at the end of this process, for every kind of end. */
export function killAll() {
  for (const child of running) child.kill('SIGKILL');
  for (const dataDir of clusters) killCluster(dataDir, 'too');
}
