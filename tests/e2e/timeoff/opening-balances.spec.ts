/** Opening balances from a file of two columns: a preview, a refused row that comes back, and an undo. */
import { expect, openAs, test } from '../test.ts';
import { withAnnual } from './annual.ts';

const file = `Staff name,Leave balance
Bola Ade,12.5
Nobody Here,4
`;

test('opening balances are shown before they are stored, and taken back', async ({ page, world }) => {
  const { owner } = await withAnnual(world);
  await openAs(page, world, owner, '/hr/time-off/balances');
  await page.getByRole('link', { name: 'Import opening balances' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'leave.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByText('Choose the policy of this file above.').first()).toBeVisible();
  await page.getByRole('button', { name: /Time-off policy of this file/ }).click();
  // Nothing is granted by others of the pack, such as sick leave.
  await expect(page.getByRole('option', { name: 'Maternity leave' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Annual leave' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Bola Ade' });
  await expect(row).toContainText('was 20, becomes 12.5');
  await expect(page.getByText("Error in column 'Employee' : Row '3'. No employee has this name")).toBeVisible();
  await page.getByRole('button', { name: 'Import the good rows (1)' }).click();
  await expect(page.getByText('leave.csv is imported in part: 1 of its 2 rows was refused')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download the refused rows' })).toBeVisible();

  await page.getByRole('link', { name: 'Time-off balances' }).last().click();
  await expect(page.getByRole('row').filter({ hasText: 'Bola Ade' })).toContainText('12.5 days');
  await page.goto('/hr/time-off/imports');
  const imported = page.getByRole('row', { name: /leave\.csv/ });
  await imported.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Undo the import' }).click();
  await expect(page.getByText('What it added is taken back by further adjustments: 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(imported).toContainText('Undone');
  await page.goto('/hr/time-off/balances');
  await expect(page.getByRole('row').filter({ hasText: 'Bola Ade' })).toContainText('20 days');
});
