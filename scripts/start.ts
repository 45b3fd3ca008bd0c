/**
 * `npm start`: builds the app when its sources have changed, then runs the product. The build is a process of its own: what it
 * takes in memory ends with it.
 */
import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { isBuilt } from './app-sources.ts';

console.log('Steward is starting ...');
if (!isBuilt()) {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
// Compiled code is kept for the next start, which halves the time that loading takes. Not in the shared temporary folder.
enableCompileCache('node_modules/.cache/steward');
await import('../server/main.ts');
