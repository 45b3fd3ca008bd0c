/**
 * Pictures that are alike on every machine: letters of one font from a package, no caret. Ask for less motion
 * (`reducedMotion`) before. They are compared with those in `pictures/`; `npm run pictures` makes them anew.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const fonts = [400, 600].flatMap((weight) =>
  ['latin', 'latin-ext'].map((letters) => {
    const file = readFileSync(`node_modules/@fontsource/inter/files/inter-${letters}-${weight}-normal.woff2`);
    // Where a letter is in both, it is the same; naming the ranges would only repeat the package's style sheet.
    const range = letters === 'latin' ? 'U+0000-00FF, U+2000-206F' : 'U+0100-024F, U+1E00-1EFF, U+20A0-20C0';
    return `@font-face { font-family: Steady; font-weight: ${weight}; unicode-range: ${range};
      src: url(data:font/woff2;base64,${file.toString('base64')}) }`;
  }),
);
const steady = `${fonts.join('\n')}
  * { font-family: Steady, sans-serif !important; font-synthesis: none !important; caret-color: transparent !important }`;

/**
 * Makes a page look the same on every machine, as long as it is not loaded anew. Its policy must be lifted (`bypassCSP`).
 * @param isTall a part of it is pictured that is taller than the window. That is done in pieces, and what sticks to the
 * window would stand in each.
 */
export async function holdSteady(page: Page, { isTall = false } = {}): Promise<void> {
  await page.addStyleTag({ content: isTall ? `${steady} header, nav { position: static !important }` : steady });
  await page.evaluate(async () => {
    await Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 16px Steady`, 'Aa₦')));
    await document.fonts.ready;
  });
}

/** What a picture of a component shows. The tables together are too tall for one: theirs shows the first. */
export const statesOf = (page: Page, slug: string): Locator =>
  slug === 'data-table' ? page.locator('[data-states] > section').first() : page.locator('[data-states]');

/** @param varying what is another each time, such as an address made for the test */
export async function expectPicture(
  shown: Page | Locator,
  name: string,
  { varying = [] as Locator[], isFullPage = false } = {},
): Promise<void> {
  const options = { mask: varying, maskColor: '#d7d7d7', maxDiffPixelRatio: 0.01, threshold: 0.25 };
  // Soft: one run shows every picture that has changed.
  const soft = expect.soft;
  await ('goto' in shown
    ? soft(shown).toHaveScreenshot(`${name}.png`, { ...options, fullPage: isFullPage })
    : soft(shown).toHaveScreenshot(`${name}.png`, options));
}
