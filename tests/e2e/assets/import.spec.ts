/** Bringing a spreadsheet: its columns, a fix that goes to all like it, a refusal, and undoing it all. */
import { expect, openAs, test } from '../test.ts';

const file = `ACME Ltd
Kind of thing,Asset Name,License/Serial No,Status,Condition,Cost (NGN)
laptp,Good one,IMPORT-1,Unassigned,New,"₦1,637.05"
laptp,Second one,IMPORT-2,Unassigned,New,
laptop,Bad one,IMPORT-3,Unassigned,New,"1,637.055"
`;

test('a file is mapped, mended and stored, its refused row comes back, and the import is undone', async ({
  page,
  world,
}) => {
  await openAs(page, world, await world.owner(), '/assets?tab=asset-list&view=list');
  await page.getByRole('button', { name: 'Bring your spreadsheet' }).click();
  await expect(page.getByRole('button', { name: 'Download Sample Csv' })).toBeVisible();
  await page.getByRole('link', { name: 'Proceed To Import' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'office.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });

  await expect(page.getByText("We can't Upload this file.")).toBeVisible();
  await expect(page.getByText('Kind of thing: this column is left out.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose the columns' }).click();
  await page.getByRole('button', { name: /Kind of thing$/ }).click();
  await page.getByRole('option', { name: 'Type', exact: true }).click();
  await page.getByRole('button', { name: 'Use these columns' }).click();

  await expect(page.getByText("Error in column 'Cost (NGN)' : Row '5'.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Click to here to Re-Import' })).toBeVisible();
  await page.getByRole('button', { name: 'laptp', exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Type, row 3' }).fill('laptop');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Apply to all like this (1)' }).click();
  await expect(page.getByText('2 fixes')).toBeVisible();
  // The file, its columns and what was fixed outlive a reload, and a look at something else.
  await page.reload();
  await expect(page.getByText('2 fixes')).toBeVisible();
  await page.getByRole('link', { name: 'Asset List' }).first().click();
  await expect(page.getByRole('heading', { name: 'Import assets' })).toBeHidden();
  await page.goto('/assets?tab=asset-list&view=import');
  await expect(page.getByText('2 fixes')).toBeVisible();
  await expect(page.getByText("Error in column 'Cost (NGN)' : Row '5'.")).toBeVisible();
  await page.getByRole('button', { name: 'Import the good rows (2)' }).click();
  await expect(page.getByText('office.csv is imported in part: 1 of its 3 rows was refused')).toBeVisible();
  await expect(page.getByRole('row', { name: /Row 5 .*Bad one.*Cost \(NGN\): / })).toBeVisible();
  await expect(page.getByText('3 rows read = 2 added + 0 updated + 0 skipped + 1 refused.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the refused rows' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('refused-rows.csv');

  await page.goto('/assets?tab=asset-list&view=list&search=IMPORT');
  await expect(page.getByRole('row', { name: /Good one/ })).toBeVisible();
  await expect(page.getByText('Bad one')).toBeHidden();
  await page.goto('/assets?tab=asset-list&view=import');
  await expect(page.getByText('Your spreadsheet').first()).toBeVisible();
  await page.goto('/assets?tab=asset-list&view=imports');
  const row = page.getByRole('row', { name: /office\.csv/ });
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Undo the import' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  // The list asks again while the import is being undone.
  await expect(row).toContainText('Undone');
});
