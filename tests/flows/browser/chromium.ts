/**
 * The browser of the tests: the headless Chromium of the package `@sparticuz/chromium`, locked like every other dependency, so
 * that pictures are the same everywhere. `CHROMIUM` names another one.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright-core';
import locked from '../../../package.json' with { type: 'json' };

const { '@sparticuz/chromium': lockedVersion } = locked.devDependencies;
const unpackedTo = resolve('.cache/chromium');

const packed = (name: string): Buffer => {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return brotliDecompressSync(readFileSync(join(dirname(main), '../bin', name)));
};

/** Unpacks the browser of the package, once for each version; two who do so at the same time do not meet. */
const unpacked = (): string => {
  const folder = join(unpackedTo, lockedVersion);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(unpackedTo, { recursive: true });
  const apart = mkdtempSync(`${folder}-`);
  writeFileSync(join(apart, 'chromium'), packed('chromium.br'), { mode: 0o755 });
  execFileSync('tar', ['-x', '-C', apart], { input: packed('al2023.tar.br') });
  try {
    renameSync(apart, folder);
  } catch (error) {
    if (!existsSync(program)) throw error;
    rmSync(apart, { recursive: true });
  }
  for (const other of readdirSync(unpackedTo))
    if (!other.startsWith(lockedVersion)) rmSync(join(unpackedTo, other), { recursive: true, force: true });
  return program;
};

/** The package is for this processor alone; elsewhere it is Debian's. */
const hasPackage = process.platform === 'linux' && process.arch === 'x64';
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const find = (): string => {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  if (hasPackage) return unpacked();
  const found = [...installed, chromium.executablePath()].find((place) => existsSync(place));
  if (!found) throw new Error('no Chromium was found: install the package chromium, or set CHROMIUM to its path');
  return found;
};

/** @returns such as `Chromium 153.0.8010.0`, null where it does not start */
const versionOf = (program: string, env: NodeJS.ProcessEnv): string | null => {
  const { status, stdout } = spawnSync(program, ['--version'], { env, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

type Found = { program: string; version: string; env: NodeJS.ProcessEnv };

const look = (): Found => {
  const program = find();
  const own = { ...process.env };
  // The libraries of the package stand beside its browser, for a system that has none.
  const path = [join(dirname(program), 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  for (const env of [own, { ...own, LD_LIBRARY_PATH: path }]) {
    const version = versionOf(program, env);
    if (version !== null) return { program, version, env };
  }
  throw new Error(`${program} does not start: see \`${program} --version\``);
};

let known: Found | null = null;
/** @throws when there is none that starts */
export const findChromium = (): Found => {
  known ??= look();
  return known;
};

/** Why pictures may differ with this browser, and what to do; null with the locked one. */
export const differsFromLocked = (version: string): string | null => {
  const major = lockedVersion.split('.')[0];
  if (version.includes(` ${major}.`)) return null;
  return `the tests are made for Chromium ${major}, this is ${version}: unset CHROMIUM, or commit the other version with all pictures drawn again`;
};

/** No network access, no display, and the same font rendering on every machine. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

/** @param more arguments of this launch alone */
export const launchOptions = (...more: string[]): LaunchOptions => {
  const { program, env } = findChromium();
  return { executablePath: program, args: [...quiet, ...more], env: env as Record<string, string> };
};

export const launchChromium = (...more: string[]): Promise<Browser> => chromium.launch(launchOptions(...more));

type Reusing = {
  _newContextForReuse: (options: object) => Promise<BrowserContext>;
  _disconnectFromReusedContext: (reason: string) => Promise<void>;
};

/**
 * The browser's only context, without cookies, storage, clock and routes of the path before, for less than a new one costs.
 * The test runner offers the same as its option `reuseContext`; the library has only these methods.
 */
export const emptyContext = (browser: Browser, viewport = { width: 1280, height: 720 }): Promise<BrowserContext> =>
  (browser as unknown as Reusing)._newContextForReuse({ locale: 'en-GB', reducedMotion: 'reduce', viewport });

export const leaveContext = async (browser: Browser, context: BrowserContext): Promise<void> => {
  // A path may end without a connection, which the next one would keep.
  await context.setOffline(false);
  // Playwright empties the browser's cache through the open pages.
  await Promise.all(context.pages().map((page) => page.close()));
  await (browser as unknown as Reusing)._disconnectFromReusedContext('the path has ended');
};
