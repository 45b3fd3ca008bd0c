/**
 * `node bench/login.ts [--runs 5]`: how the sign-in page arrives at a stranger with an empty cache, on a slow line and a
 * slow device, in Chromium. Usable is the moment at which the form's own handlers are live (`data-live` on the form); that
 * its email field then takes what is typed is tried in every run.
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../tests/flows/browser/chromium.ts';
import { figure, startSteward, temporaryFolder } from './common.ts';
import { type Line, slow3G, slow4G, slowDown } from './slow.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
/** The slow-down of the processor, and what a layout may shift at most. */
const shift = 0.02;
const goals = [
  { line: slow4G, firstPaint: 800, usable: 1700, longestTask: 100 },
  { line: slow3G, firstPaint: 1200, usable: 4000, longestTask: Number.POSITIVE_INFINITY },
];

type Arrival = {
  firstPaint: number;
  usable: number;
  longestTask: number;
  shift: number;
  bytes: number;
  requests: number;
};

/** Notes in the page itself, so that no round trip of the bench is part of the figures. */
function note() {
  const seen = { usable: 0, longestTask: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const watch = new MutationObserver(() => {
    if (!document.querySelector('form[data-live]')) return;
    seen.usable = performance.now();
    watch.disconnect();
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-live'] });
}

async function arrive(browser: Browser, url: string, line: Line): Promise<Arrival> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(note);
  const counted = await slowDown(page, line);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as { seen: { usable: number } }).seen.usable > 0);
  await page.getByLabel('Email').pressSequentially('ada@palmoil.ng');
  if ((await page.getByLabel('Email').inputValue()) !== 'ada@palmoil.ng') throw new Error('The form takes no typing.');
  await page.waitForLoadState('networkidle');
  const { seen, firstPaint } = await page.evaluate(() => ({
    seen: (window as unknown as { seen: Pick<Arrival, 'usable' | 'longestTask' | 'shift'> }).seen,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  return { firstPaint, ...seen, ...counted };
}

const { url, stop } = await startSteward(temporaryFolder());
const browser = await launchChromium();
for (const { line, ...goal } of goals) {
  // Compiled code and the server's own caches are not what is measured.
  await arrive(browser, `${url}/login`, line);
  const arrivals: Arrival[] = [];
  for (let run = 0; run < Number(values.runs); run++) arrivals.push(await arrive(browser, `${url}/login`, line));
  const of = (name: keyof Arrival) => arrivals.map((arrival) => arrival[name]);
  figure(`${line.name}: first paint`, of('firstPaint'), 'ms', { most: goal.firstPaint });
  figure(`${line.name}: usable`, of('usable'), 'ms', { most: goal.usable });
  figure(`${line.name}: longest task`, of('longestTask'), 'ms', { most: goal.longestTask });
  figure(`${line.name}: layout shift`, of('shift'), '', { most: shift });
  figure(`${line.name}: travelled`, of('bytes'), 'bytes');
  figure(`${line.name}: requests`, of('requests'), '');
}
await browser.close();
await stop();
process.exit();
