/**
 * `node bench/paths.ts`: how long the paths of all flows take on the model and on an actor, beside each other, and what one
 * flow more adds to that: the average of those there are.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { flows } from '../src/machines/index.ts';
import { check, figure } from './common.ts';

/** Seconds. */
const longest = 60;

async function play(on: 'model' | 'actor'): Promise<void> {
  const child = spawn(process.execPath, ['scripts/paths.ts', 'run', '--on', on], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  check(`the paths pass on the ${on}`, code === 0);
}

const began = performance.now();
await Promise.all([play('model'), play('actor')]);
const seconds = (performance.now() - began) / 1000;
figure('all flows on model and actor', seconds, 's', { most: longest });
figure('one flow more', (seconds * 1000) / flows.length, 'ms');
process.exit();
