/** Documents of an asset: added with their file, renewed with the old one kept, opened and deleted. */
import type { Page } from '@playwright/test';
import { accessibilityProblems, expect, openAs, test } from '../test.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
/** One red dot. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const act = async (page: Page, of: string, name: string) => {
  await page.getByRole('button', { name: new RegExp(of) }).click();
  await page.getByRole('menuitem', { name }).click();
};

test('a statutory document of a new type is added after a cut, renewed, and given back', async ({ page, world }) => {
  const owner = await world.owner();
  const { id } = await world.asset(await world.signIn(owner));
  await openAs(page, world, owner, `/assets?tab=asset-list&view=asset&id=${String(id)}&part=statutory`);
  await expect(page.getByText('You have not added any statutory information')).toBeVisible();
  await page.getByRole('button', { name: 'Add New' }).click();
  await page.getByRole('menuitem', { name: 'Statutory Information' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Statutory Information' });
  await dialog.getByRole('combobox', { name: 'Statutory information' }).fill('Fire certificate');
  await page.getByRole('option', { name: 'Add as new statutory information: Fire certificate' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Statutory information' })).toHaveValue('Fire certificate');
  await expect(dialog.getByText('Adding Fire certificate…')).toBeHidden();

  await page.route('**/attachments/', (route) => route.abort('connectionfailed'), { times: 1 });
  await choose(page, 'certificate.pdf', pdf);
  await expect(dialog.getByText('There is no connection. Check it and try again.', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Retry certificate.pdf' }).click();
  await expect(dialog.getByText(/ · Sent$/)).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Statutory information' })).toHaveValue('Fire certificate');
  await dialog.getByRole('textbox', { name: /Expiry date/ }).fill('04 Jan, 2020');
  await dialog.getByRole('textbox', { name: /Expiry date/ }).press('Tab');
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const list = page.getByRole('list', { name: 'Statutory' });
  await expect(list).toContainText('Expires 04 Jan, 2020');
  await expect(list.getByText('Expired')).toBeVisible();

  await act(page, 'Fire certificate', 'Renew');
  await choose(page, 'renewed.png', png);
  await page.getByRole('dialog', { name: 'Enter Renewal Details' }).getByRole('button', { name: 'Save' }).click();
  await expect(list).toContainText('No expiry date');
  await act(page, 'Fire certificate', 'Earlier versions');
  const versions = page.getByRole('list', { name: 'Versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  const saved = page.waitForEvent('download');
  await versions.getByRole('button', { name: 'Download certificate.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('certificate.pdf');
  await page.getByRole('button', { name: 'Close' }).last().click();

  await act(page, 'Fire certificate', 'Delete');
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click();
  await expect(list).toContainText('Expires 04 Jan, 2020');
});

test('another document needs a name, shows its picture, and says when its file is not there', async ({
  page,
  world,
}) => {
  const owner = await world.owner();
  const { id } = await world.asset(await world.signIn(owner));
  await openAs(page, world, owner, `/assets?tab=asset-list&view=asset&id=${String(id)}&part=documents`);
  await expect(page.getByText('You have no documents')).toBeVisible();
  await page.getByRole('button', { name: 'Add New' }).click();
  await page.getByRole('menuitem', { name: 'Document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add document' });
  await choose(page, 'photo.png', png);
  await expect(dialog.getByText(/ · Sent$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Field is Required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Front view');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Other documents' })).toContainText('Front view');
  await act(page, 'Front view', 'Preview');
  await expect(page.getByRole('img', { name: 'Front view' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.route('**/file/', (route) => route.fulfill({ status: 404, json: { detail: 'Not found.' } }));
  await act(page, 'Front view', 'Download');
  await expect(page.getByText('File not found')).toBeVisible();
});
