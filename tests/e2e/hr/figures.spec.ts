/** The figures of HR and what is behind them, and employees from a file. */
import { readFile } from 'node:fs/promises';
import { expect, openAs, test } from '../test.ts';

const sheet = [
  'Staff ID,First Name,Surname,Sex,Dept,Supervisor,Date of Employment',
  'T-1,Ngozi,Sheet,F,Finance,T-2,2026-01-05',
  'T-2,Musa,Sheet,Male,Moon base,,2025-06-02',
].join('\n');

test('a file with a mistake is imported, its people stand behind the numbers, and it is undone', async ({
  page,
  world,
}) => {
  await openAs(page, world, await world.owner(), '/hr/import');
  const file = { name: 'staff.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText("There is no department 'Moon base'.").first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Region of new rows$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Moon base', exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Department, row 3' }).fill('Finance');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('staff.csv is imported.')).toBeVisible();

  await page.goto('/hr');
  await page
    .getByRole('row', { name: /^Female/ })
    .getByRole('link')
    .click();
  await expect(page.getByText(/^Only the people behind a figure: female/)).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('row', { name: 'Ngozi Sheet' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everybody' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(3);

  await page.goto('/hr/report/head-count');
  await page.getByRole('combobox', { name: 'Department' }).fill('Finance');
  await page.getByRole('option', { name: 'Finance' }).click();
  await expect(page).toHaveURL(/department=/);
  const finance = page
    .getByRole('region', { name: 'By department, the numbers' })
    .getByRole('row', { name: /^Finance/ });
  await expect(finance.getByRole('link', { name: '2' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const saved = await (await download).path();
  expect(await readFile(saved, 'utf8')).toContain('"By department","Finance","People","2","people"');
  await finance.getByRole('link').click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);

  await page.goto('/hr/import');
  await page.getByRole('link', { name: 'Past imports' }).click();
  const row = page.getByRole('row', { name: /staff\.csv/ });
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Undo the import' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  // The list asks again while the import is being undone.
  await expect(row).toContainText('Undone');
  await page.goto('/hr/employees');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});
