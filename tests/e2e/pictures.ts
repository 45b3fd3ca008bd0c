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

/** What is another at each run, and what stands for it: as wide each time, so that nothing around it moves. */
const fixed: readonly [pattern: RegExp, stead: string][] = [
  [/[\w.+-]+@paths\.test/g, 'somebody@paths.test'],
  [/\d{1,2} [A-Z][a-z]{2}, \d{4}/g, '14 Mar, 2026'],
  [/\b\d{2}:\d{2}\b/g, '09:30'],
  [/^(Now|\d+ min ago)$/g, '2 min ago'],
  [/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Yester)day(?= 09:30)/g, 'Monday'],
  [/INV-\d+/g, 'INV-000042'],
  [/\bstw-[\w-]+/g, 'stw-reference'],
];

/** Writes what is fixed over what is another each time, on a page of people, and again whenever that is drawn anew. */
export async function holdWords(page: Page): Promise<void> {
  await page.evaluate((patterns) => {
    const hold = (text: string) => patterns.reduce((known, [pattern, stead]) => known.replace(pattern, stead), text);
    const holdAll = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const held = hold(node.nodeValue ?? '');
        if (held !== node.nodeValue) node.nodeValue = held;
      }
      for (const field of document.querySelectorAll('input')) {
        const held = hold(field.value);
        if (held !== field.value) field.value = held;
      }
    };
    holdAll();
    new MutationObserver(holdAll).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, fixed);
}

/** What a picture of a component shows. The tables together are too tall for one: theirs shows the first. */
export const statesOf = (page: Page, slug: string): Locator =>
  slug === 'data-table' ? page.locator('[data-states] > section').first() : page.locator('[data-states]');

/** @param varying what is another each time, and cannot be written over */
export async function expectPicture(
  shown: Page | Locator,
  name: string,
  { varying = [] as Locator[], isFullPage = false } = {},
): Promise<void> {
  const options = { mask: varying, maskColor: '#d7d7d7', maxDiffPixelRatio: 0.003, threshold: 0.25 };
  // Soft: one run shows every picture that has changed.
  const soft = expect.soft;
  await ('goto' in shown
    ? soft(shown).toHaveScreenshot(`${name}.png`, { ...options, fullPage: isFullPage })
    : soft(shown).toHaveScreenshot(`${name}.png`, options));
}
