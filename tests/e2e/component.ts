/** A component's page in the reference at `/ui`, opened to be judged and pictured. */
import type { Page } from '@playwright/test';
import { holdSteady, takePicture } from './pictures.ts';
import { expect } from './test.ts';

/** Navigates without loading the reference again, which is much quicker. Answers whether nothing of the last state is left. */
const goOn = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (next) => {
    history.pushState(null, '', next);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    scrollTo(0, 0);
    const isOver = (element: Element) =>
      !element.matches('#root, [data-live-announcer]') && element.getBoundingClientRect().height > 0;
    const isBlocked = document.querySelector('#root:is([inert], [aria-hidden])') !== null;
    return !isBlocked && ![...document.body.children].some(isOver);
  }, path);

/** @param address the component's file name, and perhaps a query */
export async function openComponent(page: Page, address: string): Promise<void> {
  const path = `/ui/${address}`;
  // What was pressed last must not be hovered over.
  await page.mouse.move(0, 0);
  if (page.url().includes('/ui/') && (await goOn(page, path))) return;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await holdSteady(page, { isTall: true });
  // A component that is added to the list must not change the pictures of the others.
  await page.addStyleTag({
    content: 'nav[aria-label="Components"] { visibility: hidden } [data-code] { display: none }',
  });
}

/** The component's name and its states. All data tables together are too tall for a picture: theirs shows the first. */
export async function pictureStates(page: Page): Promise<Buffer> {
  const clip = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const isTable = location.pathname.endsWith('/data-table');
    const name = box('h1');
    const states = box(isTable ? '[data-states] > section' : '[data-states]');
    // Whole pixels: browsers differ in how they round a part of one.
    const top = Math.floor(name.top + scrollY);
    return { x: states.x, y: top, width: states.width, height: Math.floor(states.bottom + scrollY) - top };
  });
  return takePicture(page, { clip });
}
