/**
 * `node bench/second-visit.ts`: what Chromium loads when somebody comes back to the sign-in page: the next day, and after
 * a release in which one screen has changed. Works on a clone of what is committed, which it builds twice and serves.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { watchCluster } from '../tests/faults/processes.ts';
import { launchChromium } from '../tests/flows/browser/chromium.ts';
import { freePort } from '../tests/free-port.ts';
import { check, figure, temporaryFolder } from './common.ts';

/** Bytes: a question whether the page is still the same, and its answer. */
const unchangedGoal = 1500;
/** Bytes: the page, the screen that has changed, and what names them. */
const releaseGoal = 20_000;

const root = new URL('..', import.meta.url).pathname;
const folder = temporaryFolder();
const clone = join(folder, 'clone');
execFileSync('git', ['clone', '--quiet', '--local', root, clone]);
symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
const dataDir = join(folder, 'data');
mkdirSync(dataDir);
watchCluster(dataDir);
const port = await freePort();
const url = `http://127.0.0.1:${port}/login`;

/** Builds the clone and serves it for as long as `work` lasts. */
async function released<T>(work: () => Promise<T>): Promise<T> {
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: String(port), DEMO: 'false' },
  });
  const abandon = () => server.kill('SIGKILL');
  process.on('exit', abandon);
  const ended = once(server, 'exit');
  await new Promise<void>((ready, reject) => {
    server.stdout.on('data', (text: Buffer) => text.includes('Steward is ready') && ready());
    void ended.then(() => reject(new Error('The server ended before it was ready.')));
  });
  const result = await work();
  server.kill('SIGTERM');
  await ended;
  process.off('exit', abandon);
  return result;
}

type Loaded = { name: string; bytes: number };

/** What travels; answers from the browser's own cache do not. */
async function visit(context: BrowserContext): Promise<Loaded[]> {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  const names = new Map<string, string>();
  const loaded: Loaded[] = [];
  tools.on('Network.requestWillBeSent', ({ requestId, request }) =>
    names.set(requestId, new URL(request.url).pathname),
  );
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    if (bytes > 0) loaded.push({ name: names.get(requestId) ?? '', bytes });
  });
  await tools.send('Network.enable');
  await page.goto(url);
  await page.locator('form[data-live]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  return loaded;
}

function report(what: string, loaded: Loaded[]): number {
  const bytes = loaded.reduce((sum, each) => sum + each.bytes, 0);
  console.log(`${what}: ${bytes} bytes in ${loaded.length} requests`);
  for (const { name, bytes: some } of loaded) console.log(`  ${String(some).padStart(6)} ${name}`);
  return bytes;
}

const browser = await launchChromium();
const context = await browser.newContext();
const [first, second] = await released(async () => [await visit(context), await visit(context)]);
report('first visit', first);
const unchanged = report('second visit', second);

const screen = join(clone, 'src/views/accounts/login.page.tsx');
writeFileSync(screen, readFileSync(screen, 'utf8').replace('Welcome back', 'Good to see you'));
const third = await released(() => visit(context));
const changed = report('after a release of another sign-in screen', third);
// A page out of the cache would be that of the release before.
const isNew = third.some(({ name }) => name === '/login') && third.some(({ name }) => name.includes('/login-'));
check('the release has arrived', isNew);

figure('unchanged', unchanged, 'bytes', { most: unchangedGoal });
figure('after a release', changed, 'bytes', { most: releaseGoal });
await browser.close();
process.exit();
