/** Finds a Chromium for the browser tests, or installs one: Debian's without windows, or whole, or Playwright's own. */
import { spawnSync } from 'node:child_process';
import { findChromium, hasShell } from '../tests/flows/browser/chromium.ts';

const run = (command: string, ...parameters: string[]) =>
  spawnSync(command, parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const isFound = () => {
  try {
    return findChromium() !== '';
  } catch {
    return false;
  }
};

export function ensureChromium(): void {
  if (hasShell()) return;
  console.log('Chromium without windows is being installed ...');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // A machine without a way out should learn that soon.
  const soon = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];
  const apt = (...parameters: string[]) => run('env', ...asRoot, 'apt-get', '-qq', ...soon, ...parameters);
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name) && isFound();
  const shell = 'chromium-headless-shell';
  if (install(shell)) return;
  const hasLists = apt('update');
  if (hasLists && install(shell)) return;
  // A whole one does as well, in more time.
  if (isFound() || (hasLists && install('chromium'))) return;
  if (run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium') && isFound()) return;
  throw new Error(
    'The browser tests need Chromium, and it could not be installed: install it, or set CHROMIUM to its path.',
  );
}
