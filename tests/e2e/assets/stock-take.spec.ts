/** Counting what is at a location: scanning, ticking, closing, and the report. */
import { pickFrom } from '../../pick.ts';
import { expect, openAs, test } from '../test.ts';

test('what is scanned and ticked is found; the report says what is missing', async ({ page, world }) => {
  const person = await world.owner();
  const owner = await world.signIn(person);
  const { number } = await world.asset(owner, { name: 'Laptop' });
  for (const name of ['Printer', 'Projector']) await world.asset(owner, { name });
  await openAs(page, world, person, '/assets?tab=asset-list&view=stock-takes');
  await expect(page.getByText('No stock-takes yet').first()).toBeVisible();
  await page.getByRole('link', { name: 'Start a stock-take' }).click();
  await pickFrom(page, 'Location', 'Lagos');
  await page.getByRole('button', { name: 'Start counting' }).click();

  const scanned = page.getByRole('textbox', { name: 'Asset ID, serial number or plate' });
  await scanned.fill('NOTHING-1');
  await scanned.press('Enter');
  await expect(page.getByText("No asset has the number 'NOTHING-1'.")).toBeVisible();
  await scanned.fill(String(number));
  await scanned.press('Enter');
  await expect(page.getByRole('status').getByText(`${number} Laptop: found.`)).toBeVisible();
  // The scanner types its next code at once.
  await expect(scanned).toBeFocused();
  await expect(scanned).toHaveValue('');
  await page.getByRole('button', { name: /^Found: .* Printer$/ }).click();
  await expect(page.getByRole('button', { name: /^Not found: .* Printer$/ })).toBeVisible();

  await expect(page.getByRole('row', { name: /Projector/ })).toContainText('Not found yet');

  // A reload goes on with the same count.
  await page.reload();
  await expect(page.getByRole('button', { name: /^Not found: .* Printer$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Review and close' }).click();
  await expect(page.getByRole('checkbox', { name: 'Mark what was not found as Missing (1)' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Move what belongs elsewhere .* \(0\)$/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Close the stock-take' }).click();
  await expect(page.getByRole('button', { name: 'Download as CSV' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Projector/ })).toContainText('Missing');
  await expect(page.getByRole('row', { name: /Laptop/ })).toContainText('Found');

  await page.getByRole('link', { name: 'All stock-takes' }).click();
  const row = page.getByRole('row', { name: /Lagos/ });
  await expect(row).toContainText('2 of 3');
  await expect(row).toContainText('Closed');
  await page.goto('/assets?tab=asset-list&view=list&status=missing');
  await expect(page.getByRole('row', { name: /Projector/ })).toBeVisible();
});
