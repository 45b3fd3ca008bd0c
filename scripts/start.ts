/**
 * `npm start`: runs the product, and builds the app when its sources have changed. The build is a process of its own: what it
 * takes in memory ends with it, and the database is made ready at the same time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { StartupProblem } from '../server/platform/errors.ts';
import { besideMark, isBuilt } from './app-sources.ts';

async function build(part: '--app' | '--beside', isUrgent: boolean): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.ts', part], { stdio: ['ignore', 'ignore', 'inherit'] });
  const end = () => child.kill();
  process.on('exit', end);
  if (!isUrgent && child.pid !== undefined) setPriority(child.pid, 19);
  const [code] = await once(child, 'exit');
  process.off('exit', end);
  if (code !== 0) throw new StartupProblem('The app could not be built.');
}

console.log('Steward is starting ...');
const built = isBuilt() ? Promise.resolve() : build('--app', true);
// Whoever runs it says so; nothing is lost if the server fails first.
built.catch(() => undefined);
// Compiled code is kept for the next start, which halves the time that loading takes. Not in the shared temporary folder.
enableCompileCache('node_modules/.cache/steward');
const { run } = await import('../server/run.ts');
await run(built);
// Few people open the reference and the gallery, and nobody at once: they are built when the product answers.
if (!existsSync(besideMark)) await build('--beside', false).catch(({ message }: Error) => console.error(message));
