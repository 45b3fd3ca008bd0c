/**
 * The long waits of a page: they end where a path lets time pass, and never because the machine that runs the test is slow.
 * Shorter ones are the page's own work, such as pauses of typing and second tries, and end by themselves.
 */
import type { Page } from 'playwright-core';

/** In milliseconds. A state of a machine lasts at least so long where somebody can look at it. */
const long = 3_000;

type Wait = { delay: number; left: number; end: () => void };
type Waits = {
  /** The delays of those that have begun. */
  begun: () => number[];
  /** The shortest time until one ends. */
  next: () => number;
  /** For those that had begun when `next` was asked. */
  pass: (time: number) => void;
};
type Waiting = Window & { waits?: Waits };

const keep = (shortest: number) => {
  const { setTimeout: begin, clearTimeout: stop } = window;
  const waits = new Map<number, Wait>();
  let known: [number, Wait][] = [];
  let last = 0;
  const wait = (handler: TimerHandler, delay = 0, ...given: unknown[]) => {
    if (delay < shortest || typeof handler !== 'function') return begin(handler, delay, ...given);
    // Those of the clock are positive.
    last -= 1;
    waits.set(last, { delay, left: delay, end: () => handler(...given) });
    return last;
  };
  const clear = (id?: number) => {
    if (id === undefined || !waits.delete(id)) stop(id);
  };
  Object.assign(window, { setTimeout: wait, clearTimeout: clear });
  const kept: Waits = {
    begun: () => [...waits.values()].map(({ delay }) => delay),
    next: () => {
      known = [...waits];
      return Math.min(...known.map(([, { left }]) => left), Number.MAX_SAFE_INTEGER);
    },
    pass: (time) => {
      for (const [id, each] of known) {
        each.left -= time;
        // One that ended may have stopped another.
        if (each.left <= 0 && waits.delete(id)) each.end();
      }
    },
  };
  Object.assign(window, { waits: kept });
};

/** From the next document on; the clock is installed already. */
export const keepWaits = (page: Page): Promise<unknown> => page.addInitScript(keep, long);

/** The delays of the waits that have begun, in milliseconds. */
export const waitsIn = (page: Page): Promise<number[]> => page.evaluate(() => (window as Waiting).waits?.begun() ?? []);

/** Lets so many milliseconds pass in the page. */
export const passTime = async (page: Page, time: number): Promise<void> => {
  for (let left = time; left > 0; ) {
    const next = await page.evaluate((most) => Math.min((window as Waiting).waits?.next() ?? most, most), left);
    await page.clock.runFor(next);
    await page.evaluate((passed) => (window as Waiting).waits?.pass(passed), next);
    left -= next;
  }
};
