/**
 * Every component of the reference in every state, wide and narrow, light and dark: axe finds nothing, nothing moves for those who ask for
 * less motion, and it looks as it did.
 */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectPicture, holdSteady, statesOf } from './pictures.ts';
import { accessibilityProblems, expect, test } from './test.ts';

const pages = globSync('src/views/{ui/*,shared}/*.reference.tsx').map((file) => basename(file, '.reference.tsx'));

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };
/** Between them every scheme and every size. The contrast of every pair of colours is computed in contrast.test.ts. */
const looks = [
  { name: 'light-wide', colorScheme: 'light', viewport: wide },
  { name: 'dark-narrow', colorScheme: 'dark', viewport: narrow },
] as const;

// The pictures' font comes as a style that the page's own policy would refuse.
test.use({ bypassCSP: true });

async function open(page: Page, slug: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/ui/${slug}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await holdSteady(page, { isTall: true });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the reference lists every component', async ({ page }) => {
  await open(page, '');
  expect(pages.length).toBeGreaterThan(1);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(pages.length);
  await page.getByRole('searchbox', { name: 'Find a component' }).fill('butt');
  await page.getByRole('navigation').getByRole('link', { name: 'Button', exact: true }).click();
  await expect(page).toHaveURL('/ui/button');
  await expect(page.getByRole('region', { name: 'Props of Button' })).toContainText('isBusy');
  for (const { name, colorScheme, viewport } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    expect.soft(await accessibilityProblems(page), name).toEqual([]);
  }
  await page.goto('/ui/button?state=Disabled');
  await expect(page.locator('[data-states]').getByRole('heading')).toHaveText(['Disabled']);
  await page.getByRole('link', { name: 'All states' }).click();
  await expect(page.locator('[data-states]').getByRole('heading')).not.toHaveCount(1);
});

/** What still moves although the person asked for less motion. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => Number(each.effect?.getComputedTiming().activeDuration ?? 0) > 1)
      .map((each) => (each.effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  );

/** The frame around a component, which the list of all components is judged with, and the table of its props. */
const around = ['header', 'nav[aria-label="Components"]', '[aria-label^="Props of"]'];

async function judge(page: Page, shown: Page | Locator, picture: string) {
  expect.soft(await moving(page), `${picture} moves`).toEqual([]);
  expect.soft(await accessibilityProblems(page, around), picture).toEqual([]);
  await expectPicture(shown, picture);
}

/** What a press on a state's opener shows. Each look has the state alone and anew: not all that opens can be closed. */
async function judgeOpened(page: Page, slug: string, index: number, state: string, label: string) {
  for (const { name, colorScheme, viewport } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await open(page, `${slug}?${new URLSearchParams({ state })}`);
    const specimen = page.getByRole('region', { name: state, exact: true });
    const opener = specimen
      .getByRole('button', { name: label, exact: true })
      .or(specimen.getByRole('combobox', { name: label, exact: true }))
      .first();
    // Columns are not chosen where rows are cards.
    if (slug === 'data-table' && !(await opener.isVisible())) continue;
    await opener.click();
    await expect(page.getByRole('status', { name: 'Loading the calendar' })).toBeHidden();
    await judge(page, page, `ui-${slug}-open-${index + 1}-${name}`);
  }
}

for (const slug of pages) {
  test(slug, async ({ page }) => {
    test.setTimeout(180_000);
    await open(page, slug);
    for (const { name, colorScheme, viewport } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await judge(page, statesOf(page, slug), `ui-${slug}-${name}`);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await overflow(page), 'scrolls sideways at 320 px').toBeLessThanOrEqual(0);
    const opening = await page
      .locator('[data-opener]')
      .evaluateAll((states) => states.map((each) => [each.ariaLabel ?? '', each.dataset.opener ?? ''] as const));
    for (const [index, [state, label]] of opening.entries()) await judgeOpened(page, slug, index, state, label);
  });
}
