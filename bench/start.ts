/**
 * `node bench/start.ts [--runs 3]`: seconds of `npm start` until it says that it is ready. Cold is the first start of a
 * fresh clone after `npm ci` (the app is built, the database is made, the demo business too), warm is the next one.
 * Works on a clone of what is committed, so that nothing here is disturbed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { watchCluster } from '../tests/faults/processes.ts';
import { freePort } from '../tests/free-port.ts';
import { figure, temporaryFolder } from './common.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const root = new URL('..', import.meta.url).pathname;
const folder = temporaryFolder();
const clone = join(folder, 'clone');
execFileSync('git', ['clone', '--quiet', '--local', root, clone]);
symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));

/** Seconds until it was ready; it is stopped again. */
async function start(dataDir: string): Promise<number> {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    // A group of its own, so that npm, its shell and the server end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: String(await freePort()) },
  });
  const group = -(child.pid ?? 0);
  const abandon = () => process.kill(group, 'SIGKILL');
  process.on('exit', abandon);
  const ended = once(child, 'exit');
  let output = '';
  await new Promise<void>((ready, reject) => {
    const listen = (text: Buffer) => {
      output += text;
      if (output.includes('Steward is ready')) ready();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`npm start ended:\n${output}`)));
  });
  const took = (performance.now() - began) / 1000;
  process.kill(group, 'SIGTERM');
  await ended;
  process.off('exit', abandon);
  return took;
}

const cold: number[] = [];
const warm: number[] = [];
for (let run = 0; run < Number(values.runs); run++) {
  const dataDir = join(folder, `data-${run}`);
  watchCluster(dataDir);
  rmSync(join(clone, 'dist'), { recursive: true, force: true });
  cold.push(await start(dataDir));
  warm.push(await start(dataDir));
}
figure('cold', cold, 's', { most: 12 });
figure('warm', warm, 's', { most: 4 });
process.exit();
