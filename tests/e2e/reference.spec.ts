/**
 * Every component of the reference in every state, wide and light, narrow and dark: it looks as before, and in one of these
 * looks, in turn, and every night in both, axe finds nothing and nothing moves for a person who asked for reduced motion. A
 * contact sheet holds the pictures of a group.
 */
import { globSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { isNightly } from '../../scripts/nightly.ts';
import { openComponent, pictureStates } from './component.ts';
import { looks } from './looks.ts';
import { expectSheet, takePicture } from './pictures.ts';
import { accessibilityProblems, expect, test } from './test.ts';

/** Each with its group, which is its folder, or `shared`; sorted, since a sheet shows them in this order. */
const groupOf = (folder: string) => basename(folder.includes('/shared/') ? dirname(folder) : folder);
const components = globSync(['src/views/{ui,shared}/*/*.reference.tsx', 'src/reference/examples/*.reference.tsx'])
  .sort()
  .map((file) => ({ slug: basename(file, '.reference.tsx'), group: groupOf(dirname(file)) }))
  .sort((one, other) => one.slug.localeCompare(other.slug));
const groups = Map.groupBy(components, ({ group }) => group);

// The pictures' font comes as a style that the page's own policy would refuse.
test.use({ bypassCSP: true });

test('the reference lists every component', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ui');
  expect(components.length).toBeGreaterThan(1);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(components.length);
  await page.getByRole('searchbox', { name: 'Find a component' }).fill('butt');
  await page.getByRole('navigation').getByRole('link', { name: 'Button', exact: true }).click();
  await expect(page).toHaveURL('/ui/button');
  await expect(page.getByRole('region', { name: 'Props of Button' })).toContainText('isBusy');
  for (const { look, colorScheme, viewport } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    expect.soft(await accessibilityProblems(page), look).toEqual([]);
  }
  await page.goto('/ui/button?state=Disabled');
  await expect(page.locator('[data-states]').getByRole('heading')).toHaveText(['Disabled']);
  const code = page.locator('[data-code]');
  await code.getByRole('button', { name: 'Show the code of Disabled' }).click();
  await expect(code.locator('pre')).toContainText("import { Button } from 'src/views/ui/actions/button.tsx';");
  await expect(code.locator('pre')).toContainText('<Button isDisabled>Export</Button>');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await code.getByRole('button', { name: 'Copy' }).click();
  await expect(code.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.locator('pre').textContent());
  await page.getByRole('link', { name: 'All states' }).click();
  await expect(page.locator('[data-states]').getByRole('heading')).not.toHaveCount(1);
});

test('every sheet is of a group', () => {
  const expected = [...groups.keys()].flatMap((group) => looks.map(({ look }) => `${group}-${look}.png`));
  expect([...expected, 'forced-colours.png']).toEqual(expect.arrayContaining(readdirSync('tests/pictures/ui')));
});

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Elements that move although the person asked for reduced motion. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => Number(each.effect?.getComputedTiming().activeDuration ?? 0) > 1)
      .map((each) => (each.effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  );

/** The frame around a component and the table of its props: the list of all components is judged with them. */
const surroundings = ['header', 'nav[aria-label="Components"]', '[aria-label^="Props of"]'];

async function judge(page: Page, what: string) {
  expect.soft(await moving(page), `${what} moves`).toEqual([]);
  expect.soft(await accessibilityProblems(page, surroundings), what).toEqual([]);
}

/** Opens a menu, a list or a dialog in a state that stands alone. Answers what opened it, or null if there is nothing to open. */
async function openState(page: Page, slug: string, state: string, label: string): Promise<Locator | null> {
  await openComponent(page, `${slug}?${new URLSearchParams({ state })}`);
  const specimen = page.getByRole('region', { name: state, exact: true });
  const opener = specimen
    .getByRole('button', { name: label, exact: true })
    .or(specimen.getByRole('combobox', { name: label, exact: true }))
    .first();
  // Columns are not chosen where rows are cards.
  if (slug === 'data-table' && !(await opener.isVisible())) return null;
  const shows = await specimen.getAttribute('data-shows');
  await opener.click();
  // What opens takes the focus, or leaves it on what was pressed.
  await expect(page.locator(':focus')).not.toHaveCount(0);
  await expect(page.getByRole('status', { name: 'Loading the calendar' })).toBeHidden();
  if (shows !== null) await expect(page.getByText(shows).or(page.getByLabel(shows))).toBeVisible();
  return opener;
}

/** What opens stands over the page; what a press only shows in its place has no such role. */
async function isStillOpen(page: Page, opener: Locator): Promise<boolean> {
  const over = page.locator('[role="listbox"], [role="menu"], [role="dialog"]').filter({ visible: true });
  return (await opener.getAttribute('aria-haspopup')) === null || (await over.count()) > 0;
}

/**
 * What opens, judged and pictured. React-aria closes a list whenever the page scrolls, and a page that has just become
 * shorter or wider may do so late: then the state is loaded anew.
 */
async function pictureOpened(page: Page, state: readonly [string, string, string], judgeIt: () => Promise<void>) {
  for (let attempts = 0; attempts < 3; attempts += 1) {
    const opener = await openState(page, ...state);
    if (!opener) return [];
    await judgeIt();
    const picture = await takePicture(page);
    if (await isStillOpen(page, opener)) return [picture];
    await page.goto('about:blank');
  }
  throw new Error(`${state.join(', ')} does not stay open`);
}

/** By day, each state in one look, so that the states of a component and the components of a group are judged in both. */
const isJudged = (index: number, look: string): boolean => isNightly() || looks[index % looks.length]?.look === look;

for (const [group, members] of groups)
  for (const { look, colorScheme, viewport } of looks)
    test(`${group}, ${look}`, async ({ page }) => {
      test.setTimeout(180_000);
      const pictures: Buffer[] = [];
      for (const [at, { slug }] of members.entries()) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        await openComponent(page, slug);
        if (isJudged(at, look)) await judge(page, slug);
        pictures.push(await pictureStates(page));
        const openers = await page
          .locator('[data-opener]')
          .evaluateAll((states) => states.map((each) => [each.ariaLabel ?? '', each.dataset.opener ?? ''] as const));
        if (look === 'dark-narrow') {
          await page.setViewportSize({ width: 320, height: 640 });
          expect.soft(await overflow(page), `${slug} scrolls sideways at 320 px`).toBeLessThanOrEqual(0);
          await page.setViewportSize(viewport);
        }
        for (const [index, [state, label]] of openers.entries()) {
          // What is chosen for the columns of a table opens where it is wide only.
          const isItsTurn = isJudged(slug === 'data-table' ? 0 : at + index + 1, look);
          const judgeIt = () => (isItsTurn ? judge(page, `${slug}, ${state}`) : Promise.resolve());
          pictures.push(...(await pictureOpened(page, [slug, state, label], judgeIt)));
        }
      }
      await expectSheet(pictures, ['ui', `${group}-${look}.png`]);
    });
