/** A new business looks around with sample data, and clears it. */
import { accessibilityProblems, expect, openAs, test } from '../test.ts';

test('a new business looks around with sample data of its trade, and clears it with one press', async ({
  page,
  world,
}) => {
  await openAs(page, world, await world.owner(), '/dashboard');
  await page
    .getByRole('region', { name: 'Look around with sample data' })
    .getByRole('button', { name: 'Offices and services' })
    .click();
  await expect(page.getByText('You are looking around with sample data.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Look around with sample data' })).toBeHidden();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goto('/assets?tab=asset-list&view=list');
  await expect(page.getByRole('row').getByText('Sample', { exact: true }).first()).toBeVisible();
  await page.getByRole('grid').getByRole('link').first().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title.locator('..').getByText('Sample', { exact: true })).toBeVisible();
  const name = String(await title.textContent());
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill(name);
  await expect(page.getByRole('option', { name: /Sample · / }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/hr/employees');
  await page.getByRole('row').filter({ hasText: 'Sample' }).first().getByRole('link').first().click();
  await expect(title.locator('..').getByText('Sample', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Clear sample data' }).click();
  const question = page.getByRole('alertdialog', { name: 'Clear the sample data?' });
  await expect(question).toContainText(/\d+ sample assets and \d+ sample employees go/);
  expect(await accessibilityProblems(page)).toEqual([]);
  await question.getByRole('button', { name: 'Clear sample data' }).click();
  await expect(page.getByText('The sample data is cleared.')).toBeVisible();
  await expect(page.getByText('You are looking around with sample data.')).toBeHidden();
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0);

  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Look around with sample data' })).toBeVisible();
});
