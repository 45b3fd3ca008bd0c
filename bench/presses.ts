/** Milliseconds from a press to the next paint, on a processor four times as slow. */
import type { Page } from 'playwright-core';
import { figure, quantile } from './common.ts';
import { processorSlowDown } from './slow.ts';

/** Playwright's own look at what is under the pointer runs in the page while it answers, and would be counted with it. */
export const press = { force: true };

export type Act<Within> = { name: string; run: (within: Within, nth: number) => Promise<void> };
export type Timed = { act: string; duration: number };

/** Has a page note how long the browser took from each press of a key or the mouse to the paint after it. */
export const watchPresses = (page: Page) =>
  page.addInitScript(() => {
    const noted: { name: string; duration: number }[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if ('interactionId' in entry && entry.interactionId) noted.push({ name: entry.name, duration: entry.duration });
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
    Object.assign(globalThis, { noted });
  });

/** A person presses again when they see what became of the last press: when nothing is fetched and the page has come to rest. */
async function rest(page: Page) {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** The longest event since the last call; nothing is noted of what took less than 16 ms. */
const longest = async (page: Page): Promise<number> => {
  // Entries are handed over after the paint that they measure.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))));
  return page.evaluate(() => {
    const { noted } = globalThis as unknown as { noted: { duration: number }[] };
    return Math.max(0, ...noted.splice(0).map(({ duration }) => duration));
  });
};

/** Takes the acts in turn, so often in all. Each is done once before, because then it loads and compiles. */
export async function timePresses<Within>(page: Page, within: Within, acts: readonly Act<Within>[], count: number) {
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: processorSlowDown });
  const timed: Timed[] = [];
  for (let nth = 0; nth < count / acts.length + 1; nth++) {
    for (const act of acts) {
      await rest(page);
      await act.run(within, nth);
      const duration = await longest(page);
      if (nth > 0) timed.push({ act: act.name, duration });
    }
  }
  return timed;
}

/** The worst of all, and each act's. */
export function reportPresses(what: string, timed: readonly Timed[], goal: number): void {
  const all = timed.map(({ duration }) => duration);
  figure(`${what}, worst of ${all.length}`, Math.max(...all), 'ms', { most: goal });
  figure(`${what}, p98`, quantile(all, 0.98), 'ms');
  for (const name of new Set(timed.map(({ act }) => act))) {
    const own = timed.filter(({ act }) => act === name).map(({ duration }) => duration);
    console.log(`  ${name}: worst ${Math.max(...own)} ms, median ${quantile(own, 0.5)} ms`);
  }
}
