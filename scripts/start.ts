/**
 * `npm start`: builds the app when its sources have changed, then runs the product. The build is a process of its own: what it
 * takes in memory ends with it.
 */
import { spawnSync } from 'node:child_process';
import { isBuilt } from './app-sources.ts';

console.log('Steward is starting ...');
if (!isBuilt()) {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
await import('../server/main.ts');
