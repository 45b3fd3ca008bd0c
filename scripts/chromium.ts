/** Finds a Chromium for the browser tests, or installs one: Debian's headless shell, Debian's full browser, or Playwright's. */
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
  console.log('Installing headless Chromium ...');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // A machine without internet access should fail fast.
  const soon = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];
  const apt = (...parameters: string[]) => run('env', ...asRoot, 'apt-get', '-qq', ...soon, ...parameters);
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name) && isFound();
  const shell = 'chromium-headless-shell';
  if (install(shell)) return;
  const hasLists = apt('update');
  if (hasLists && install(shell)) return;
  // The full browser works too, but slower.
  if (isFound() || (hasLists && install('chromium'))) return;
  if (run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium') && isFound()) return;
  throw new Error(
    'The browser tests need Chromium. Installing it failed: install it yourself, or set CHROMIUM to its path.',
  );
}
