/** Finds a Chromium for the browser tests, or installs one: Playwright's own, or Debian's. */
import { spawnSync } from 'node:child_process';
import { findChromium } from '../tests/flows/browser/chromium.ts';

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
  if (isFound()) return;
  console.log('No Chromium was found; it is being installed ...');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...parameters: string[]) => run('env', ...asRoot, 'apt-get', '-qq', ...parameters);
  if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium') && isFound()) return;
  if (run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium') && isFound()) return;
  throw new Error(
    'The browser tests need Chromium, and it could not be installed: install it, or set CHROMIUM to its path.',
  );
}
