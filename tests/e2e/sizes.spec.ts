/**
 * What an address loads before it can be used: all of its JavaScript, as gzip, in kB. Each is held against the figure in
 * `sizes.json`, which `npm run sizes` measures. A new address is an entry there, with 0 until it is measured.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { builtFiles } from '../../scripts/chunks.ts';
import { alternativesOfRegex } from '../alternatives.ts';
import type { SignedIn } from '../worlds/accounts.ts';
import { storeSignIn } from '../worlds/device.ts';
import recorded from './sizes.json' with { type: 'json' };
import { expect, owner, test } from './test.ts';

type Sizes = Record<string, Record<string, number>>;
type Pages = { screens: { path: string; file: string }[] };

const record = 'tests/e2e/sizes.json';

/** A change elsewhere groups chunks anew, which moves unrelated screens by up to 3 %; a number of files moves by one. */
const isClose = (measured: number, before: number) => Math.abs(measured - before) <= Math.max(1, before * 0.03);

/** Compares a measured size with the recorded one, or records it, which only one worker may do. */
function compare(kind: keyof typeof recorded, address: string, measured: number): void {
  const rounded = Math.round(measured * 10) / 10;
  if (test.info().config.updateSnapshots === 'all') {
    const sizes = JSON.parse(readFileSync(record, 'utf8')) as Sizes;
    sizes[kind] = { ...sizes[kind], [address]: rounded };
    writeFileSync(record, `${JSON.stringify(sizes, null, 2)}\n`);
    return;
  }
  const before = (recorded as Sizes)[kind]?.[address] ?? 0;
  const differs = `${kind} of ${address} is ${rounded}, not ${before}; if that is wanted, record it with npm run sizes`;
  expect(isClose(measured, before), differs).toBe(true);
}

/** From the page that the server sends for an address, without a browser. */
function namedBy(address: string) {
  const { screens } = JSON.parse(readFileSync('dist/pages.json', 'utf8')) as Pages;
  // Of several tabs, the first one opens at the bare address.
  const { file } = screens.find(({ path }) => path === address) ?? { file: '' };
  const page = readFileSync(`dist/${file}`, 'utf8');
  const named = new Set([...page.matchAll(/assets\/[\w.-]+\.(?:js|css)/g)].map(([name]) => name));
  return { files: named.size, size: sum([...named].map((name) => gzipped(`dist/${name}`))) };
}

const gzipped = (file: string) => gzipSync(readFileSync(file)).length / 1000;
const sum = (sizes: readonly number[]) => sizes.reduce((total, each) => total + each, 0);

/** The names without their hashes, and their size together. */
async function scriptsOf(browser: Browser, address: string, before?: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: process.env.STEWARD_URL ?? '' });
  // On a slow machine the page rests before its last answers have come, and loads ahead what it does not need.
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const page = await context.newPage();
  await before?.(page);
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /\/assets\/([^?]+\.js)$/.exec(request.url()) ?? [];
    if (file !== undefined && !file.startsWith('before-paint')) files.add(file);
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await context.close();
  const size = sum([...files].map((file) => gzipped(`dist/assets/${file}`)));
  console.log(`${address} loads ${size.toFixed(1)} kB in ${files.size} files`);
  return { size, names: [...files].map((file) => file.replace(/-[\w-]{6,8}\.js$/, '')) };
}

const addressesOf = (kind: keyof typeof recorded) => Object.keys(recorded[kind]);

/** Charts, menus and dialogs come after the data and are not in it. The goal is 30 files and 200 kB. */
for (const address of addressesOf('filesBeforeData')) {
  test(`what the page of ${address} names to be loaded before its data`, () => {
    const { files, size } = namedBy(address);
    console.log(`${address} names ${files} files of ${size.toFixed(1)} kB`);
    compare('filesBeforeData', address, files);
    compare('kilobytesBeforeData', address, size);
  });
}

for (const address of addressesOf('kilobytesForStrangers')) {
  test(`what ${address} needs`, async ({ browser }) => {
    const { size } = await scriptsOf(browser, address);
    compare('kilobytesForStrangers', address, size);
  });
}

const as = (person: SignedIn) => (page: Page) =>
  storeSignIn({ page, goto: async (address) => void (await page.goto(address)) }, person);

for (const address of addressesOf('kilobytesForOwners')) {
  test(`what ${address} needs of an owner`, async ({ browser, world }) => {
    const { size } = await scriptsOf(browser, address, as(await world.signIn(await owner(world))));
    compare('kilobytesForOwners', address, size);
  });
}

for (const address of addressesOf('kilobytesForNewcomers')) {
  test(`what ${address} needs of a person without a business`, async ({ browser, world }) => {
    const { size } = await scriptsOf(browser, address, as(await world.signIn(await world.account())));
    compare('kilobytesForNewcomers', address, size);
  });
}

test('the recorded sizes keep within 60 kB beyond the frame for reminders, and 70 kB before data for the rota', () => {
  const { kilobytesForOwners: needed, kilobytesBeforeData: named } = recorded;
  // Its page has the frame alone.
  expect(needed['/fleet/reminders'] - needed['/payroll']).toBeLessThanOrEqual(60);
  expect(named['/shift-rota'] - named['/payroll']).toBeLessThanOrEqual(70);
});

test('the sign-in page loads itself and nothing else, in 114 kB', async ({ browser }) => {
  const { names, size } = await scriptsOf(browser, '/login');
  // Its manifest, its flow and the machine of that stand beside the page: signing up to buy has the page and the machine too.
  const own = ['accounts', 'accounts', 'login', 'machine'];
  expect(names.toSorted()).toEqual(['base', 'entry', 'react', 'rolldown-runtime', 'session', ...own].sort());
  expect(size).toBeLessThanOrEqual(114);
});

test('each chunk that the build goes by is there', () => {
  const files = globSync('dist/assets/*.js').map((file) => `/${file}`);
  const names = Object.values(builtFiles).flatMap(({ source }) => alternativesOfRegex(source));
  expect(names.filter((name) => !files.some((file) => new RegExp(name).test(file)))).toEqual([]);
});
