/** The start of the register: what there is, what it is worth and how it is doing; each number opens what is behind it. */
import { accessibilityProblems, expect, openAs, test } from '../test.ts';

test('the dashboard counts, finds and leads on', async ({ page, world }) => {
  const owner = await world.owner();
  const person = await world.signIn(owner);
  await world.asset(person, { cost: 1_250_000, serial_no: 'PF-3XK9' });
  await world.asset(person, { name: 'EliteBook 840', cost: 950_000, status: 'out_for_repair' });
  await openAs(page, world, owner, '/assets?tab=home');
  await page.getByRole('button', { name: 'Get Started' }).click();
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint).toContainText('Click Add Asset');
  await hint.getByRole('button').click();

  await expect(page.getByRole('link', { name: '2', exact: true })).toBeVisible();
  await expect(page.getByText('₦2,200,000.00').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Assets at the end of each month' }).getByRole('row')).toHaveCount(13);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Search assets' }).fill('pf3xk9');
  const found = page.getByRole('list', { name: 'Assets that match' });
  await expect(found.getByRole('link', { name: /ThinkPad T14/ })).toContainText('PF-3XK9');
  await page.getByRole('searchbox', { name: 'Search assets' }).fill('nothing like it');
  await expect(page.getByText('No results matching the search text')).toBeVisible();
  await page.getByRole('link', { name: /^In repair/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asset List' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'EliteBook 840' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ThinkPad T14' })).toHaveCount(0);
});

test('the home counts the register, and leads to the rows', async ({ page, world }) => {
  const owner = await world.owner();
  const person = await world.signIn(owner);
  await world.asset(person, { name: 'EliteBook 840', status: 'out_for_repair' });
  await world.asset(person, {});
  await openAs(page, world, owner, '/dashboard');
  const card = page.getByRole('region', { name: 'Assets and vehicles' });
  await expect(card.getByRole('listitem')).toHaveText(['Unassigned1', 'In repair1']);
  await card.getByRole('link', { name: /^In repair/ }).click();
  await expect(page.getByRole('link', { name: 'EliteBook 840' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ThinkPad T14' })).toHaveCount(0);
});
