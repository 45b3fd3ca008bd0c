import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

/** Renders pages like the full browser, without windows, and takes two thirds of the time. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

export const hasShell = (): boolean => Boolean(process.env.CHROMIUM) || existsSync(shell);

export const findChromium = (): string => {
  const found = [process.env.CHROMIUM, shell, chromium.executablePath(), ...whole].find(
    (place) => place && existsSync(place),
  );
  if (!found) throw new Error('no Chromium was found; install one or set CHROMIUM to its path');
  return found;
};

/** No network access, no display, and the same font rendering on every machine. */
export const quiet = [
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

export const launchChromium = (): Promise<Browser> => chromium.launch({ executablePath: findChromium(), args: quiet });

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
