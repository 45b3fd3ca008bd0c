/** The three lists of the product with the server's data, and pagination on the table of the reference. */
import type { Page } from '@playwright/test';
import type { World } from '../worlds/world.ts';
import { accessibilityProblems, expect, openAs, owner, test } from './test.ts';

const grid = (page: Page, name = 'Departments') => page.getByRole('grid', { name });
const names = (page: Page) => grid(page).getByRole('rowheader');
const search = (page: Page) => page.getByRole('searchbox');
const phone = { width: 390, height: 844 };

async function open(page: Page, world: World, address: string) {
  await openAs(page, world, await owner(world), address);
}

test('the address keeps search and sorting over a reload, and Back undoes them', async ({ page, world }) => {
  await open(page, world, '/hr/departments');
  await expect(names(page)).toHaveCount(8);
  const all = await names(page).allTextContents();
  await search(page).fill('market');
  await expect(page).toHaveURL('/hr/departments?search=market');
  await expect(names(page)).toHaveText(['Marketing']);
  await expect(page.getByRole('status').filter({ hasText: 'Showing 1 - 1 of 1' })).toBeAttached();
  await page.goBack();
  await expect(search(page)).toHaveValue('');
  await expect(names(page)).toHaveText(all);
  const title = grid(page).getByRole('columnheader', { name: 'Department' });
  await expect(title).toHaveAttribute('aria-sort', 'ascending');
  await title.getByRole('button').click();
  await expect(page).toHaveURL('/hr/departments?sort=-name');
  await expect(names(page)).toHaveText(all.toReversed());
  await page.reload();
  await expect(title).toHaveAttribute('aria-sort', 'descending');
  await expect(names(page)).toHaveText(all.toReversed());
});

test('a person clears a search, and wildcards are ordinary characters', async ({ page, world }) => {
  await open(page, world, '/hr/departments?search=%25');
  await expect(grid(page).or(page.getByText('No data found')).last()).toBeVisible();
  await expect(names(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/hr/departments');
  await expect(names(page)).toHaveCount(8);
  await expect(grid(page).locator(':focus')).toHaveCount(1);
});

test('a hand-written address with wrong values shows the list', async ({ page, world }) => {
  await open(page, world, '/hr/departments?page=99&sort=password&size=1000000&tab=mine');
  await expect(page).toHaveURL('/hr/departments?tab=mine');
  await expect(names(page)).toHaveCount(8);
});

test('a list that fails to load says so and offers Retry', async ({ page, world }) => {
  await page.route('**/departments/**', (route) => route.abort());
  await open(page, world, '/hr/departments');
  const text = 'something went wrong please refresh and if the problem persists contact support';
  await expect(page.getByRole('alert').getByText(text)).toBeVisible();
  await page.unroute('**/departments/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(names(page)).toHaveCount(8);
  await expect(grid(page).locator(':focus')).toHaveCount(1);
});

test('four skeleton rows show while a list loads', async ({ page, world }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/departments/**', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, world, '/hr/departments');
  await expect(grid(page)).toHaveAttribute('aria-busy', 'true');
  await expect(grid(page).locator('tbody tr')).toHaveCount(4);
  answer();
  await expect(names(page)).toHaveCount(8);
});

test('searching and sorting document types makes no new request', async ({ page, world }) => {
  await open(page, world, '/assets?tab=settings&view=statutory-type');
  const types = grid(page, 'Statutory information').getByRole('rowheader');
  await expect(types.first()).toBeVisible();
  const all = await types.allTextContents();
  await page.route('**/list_of_document_types/**', (route) => route.abort());
  await search(page).fill(all[0]?.slice(0, 5) ?? '');
  await search(page).press('Enter');
  await expect(types.first()).toHaveText(all[0] ?? '');
  await page.getByRole('button', { name: 'Clear' }).first().click();
  await expect(types).toHaveCount(all.length);
});

test('asset types show as a grid, of all kinds or one, with an empty state for a search without a match', async ({
  page,
  world,
}) => {
  const owner = await world.owner();
  await world.asset(await world.signIn(owner));
  await openAs(page, world, owner, '/assets?tab=asset-list&view=type');
  const cards = page.getByRole('list', { name: 'Asset types' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  await page.getByRole('radio', { name: 'Vehicles' }).check({ force: true });
  await expect(page).toHaveURL('/assets?tab=asset-list&view=type&kind=vehicles');
  await expect(cards.filter({ hasNotText: 'Vehicle' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'All' }).check({ force: true });
  await expect(cards).toHaveCount(all);
  await search(page).fill('nothing like it');
  await expect(page.getByText('Asset type with name does not Exist')).toBeVisible();
  await expect(page).toHaveURL('/assets?tab=asset-list&view=type&search=nothing+like+it');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards).toHaveCount(all);
});

test('the keyboard moves from cell to cell', async ({ page, world }) => {
  await open(page, world, '/hr/departments');
  await expect(names(page)).toHaveCount(8);
  await search(page).focus();
  await page.keyboard.press('Tab');
  await expect(names(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(names(page).nth(1)).toBeFocused();
  await page.keyboard.press('Control+End');
  // A cell with one button gives it the focus.
  await expect(grid(page).getByRole('gridcell').last().getByRole('button')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/hr/departments?sort=-name');
  await expect(grid(page).getByRole('button', { name: 'Department' })).toBeFocused();
});

test('on a phone rows are cards, and the header still sorts them', async ({ page, world }) => {
  await page.setViewportSize(phone);
  await open(page, world, '/hr/departments');
  await expect(names(page)).toHaveCount(8);
  const [first, second] = [await names(page).first().boundingBox(), await names(page).nth(1).boundingBox()];
  expect(first?.x).toBe(second?.x);
  await expect(grid(page).getByRole('row').nth(1)).toHaveCSS('display', 'flex');
  await grid(page).getByRole('button', { name: 'Department' }).click();
  await expect(page).toHaveURL('/hr/departments?sort=-name');
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('the address keeps the page, and a selection spans several pages', async ({ page }) => {
  await page.goto('/ui/data-table');
  const rows = page.getByRole('region', { name: 'Rows', exact: true });
  const pages = rows.getByRole('navigation', { name: 'Pages of Assets' });
  await expect(pages).toContainText('1 - 10 of 1,284');
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await rows.getByRole('checkbox', { name: 'Select Toyota Hilux 2.4' }).check();
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/ui/data-table?rows.page=2');
  await expect(pages).toContainText('11 - 20 of 1,284');
  await rows.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(rows.getByRole('region', { name: 'Selected rows of Assets' })).toContainText('11 selected');
  await rows.getByRole('button', { name: 'Select all 1,284 matching' }).click();
  await expect(rows.getByRole('region', { name: 'Selected rows of Assets' })).toContainText(
    'All 1,284 matching selected',
  );
  await page.goBack();
  await expect(pages).toContainText('1 - 10 of 1,284');
  await page.goto('/ui/data-table?rows.page=129');
  await expect(pages).toContainText('1,281 - 1,284 of 1,284');
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('a table that is too wide scrolls sideways in a box that the keyboard reaches', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/ui/data-table');
  const box = page.getByRole('region', { name: 'Assets, scrolls sideways', exact: true });
  // The heading takes the focus when the page has come.
  await expect(async () => {
    await box.press('ArrowRight');
    expect(await box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }).toPass();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
