/** A fleet manager records a service with its file and what it renews, and a paper; a driver shows the papers at the roadside until the link ends. */
import { inLagos } from '../../../server/platform/time/lagos.testing.ts';
import { showDate } from '../../../src/views/ui/content/date.ts';
import { accessibilityProblems, expect, openAs, test } from '../test.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const file = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: pdf };

test('a service with its file, a paper of the sheet, and a roadside link that is revoked', async ({
  page,
  world,
  browser,
  baseURL,
}) => {
  const owner = await world.owner();
  const { id } = await world.vehicle(await world.signIn(owner));
  await openAs(page, world, owner, `/fleet/home/${String(id)}?tab=services`);
  await page.getByRole('button', { name: 'Add service' }).first().click();
  const service = page.getByRole('dialog', { name: 'Add service' });
  await service.getByRole('button', { name: 'Add service' }).click();
  await expect(service.getByText('Required').first()).toBeVisible();
  await service.getByRole('textbox', { name: 'Description' }).fill('Oil and filters');
  await service.getByRole('textbox', { name: 'Service Date' }).fill('05 Jan, 2026');
  await service.locator('input[type=file]').setInputFiles(file);
  await expect(service.getByText('1 of 1 sent.')).toBeAttached();
  await service.getByRole('button', { name: 'Add service' }).click();
  await expect(page.getByText('Service has been added successfully')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Services' })).toContainText('1 file');

  await page.getByRole('tab', { name: 'Papers' }).click();
  const sheet = page.getByRole('list', { name: 'Papers that it needs' });
  await page.getByRole('button', { name: "Driver's licence is not needed" }).click();
  await expect(page.getByRole('button', { name: "Driver's licence is needed" })).toBeVisible();
  await page.getByRole('button', { name: 'Add Vehicle licence' }).click();
  const paper = page.getByRole('dialog', { name: 'Add paper' });
  await expect(paper.getByRole('textbox', { name: 'Title' })).toHaveValue('Vehicle licence');
  await paper.getByRole('textbox', { name: /Issue Date/ }).fill('05 Jan, 2039');
  await paper.getByRole('textbox', { name: /Issue Date/ }).press('Tab');
  await expect(paper.getByRole('textbox', { name: /Expiry Date/ })).toHaveValue('04 Jan, 2040');
  await paper.locator('input[type=file]').setInputFiles(file);
  await expect(paper.getByText('1 of 1 sent.')).toBeAttached();
  await paper.getByRole('button', { name: 'Add paper' }).click();
  await expect(sheet).toContainText('Expires 04 Jan, 2040');

  await page.getByRole('button', { name: 'New link' }).click();
  await page.getByRole('dialog', { name: 'New roadside link' }).getByRole('button', { name: 'Make link' }).click();
  const made = page.getByRole('dialog', { name: 'Roadside link' });
  await expect(made.getByRole('img', { name: /QR code/ })).toBeVisible();
  const { pathname } = new URL(await made.getByRole('textbox', { name: 'Link' }).inputValue());
  await made.getByRole('button', { name: 'Done' }).click();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, ...(baseURL ? { baseURL } : {}) });
  const driver = await phone.newPage();
  await driver.goto(pathname);
  await expect(driver.getByRole('heading', { name: 'KJA-117-YD', level: 1 })).toBeVisible();
  await expect(driver.getByRole('list', { name: 'Papers' })).toContainText('Expires 04 Jan, 2040');
  expect(await accessibilityProblems(driver)).toEqual([]);
  const href = (await driver.getByRole('link', { name: 'Open receipt.pdf' }).getAttribute('href')) ?? '';
  expect((await phone.request.get(href)).status()).toBe(200);

  await page.getByRole('button', { name: 'Openings' }).click();
  await expect(page.getByRole('list', { name: 'Openings' })).toContainText('receipt.pdf');
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: /^Revoke / }).click();
  await page.getByRole('button', { name: 'Yes, revoke' }).click();
  await expect(page.getByText('Revoked')).toBeVisible();
  await driver.reload();
  await expect(driver.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  expect((await phone.request.get(href)).status()).toBe(404);
  await phone.close();
});

test('a service that renews what is ticked of what is due, while the rest stays due', async ({ page, world }) => {
  const person = await world.owner();
  const owner = await world.signIn(person);
  const id = String((await world.vehicle(owner)).id);
  for (const description of ['Tyres', 'Brake fluid']) await world.vehicleService(owner, id, 12, { description });
  await openAs(page, world, person, `/fleet/home/${id}?tab=services`);
  const services = page.getByRole('grid', { name: 'Services' });
  const due = services.getByRole('row').filter({ hasText: 'Due in 12 days' });
  await expect(due).toHaveCount(2);
  await page.getByRole('button', { name: 'Add service' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add service' });
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Brake fluid');
  await dialog.getByRole('textbox', { name: 'Service Date' }).fill(showDate(inLagos()));
  await dialog.getByRole('textbox', { name: 'Service Date' }).press('Tab');
  const renews = dialog.getByRole('group', { name: 'Renews' });
  // The same words are ticked by themselves.
  await expect(renews.getByRole('checkbox', { name: /^Brake fluid, due/ })).toBeChecked();
  await expect(renews.getByRole('checkbox', { name: /^Tyres, due/ })).not.toBeChecked();
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Full service');
  await renews.getByText(/^Tyres, due/).click();
  await expect(renews.getByRole('checkbox', { name: /^Brake fluid, due/ })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Add service' }).click();
  await expect(page.getByText('Service has been added successfully')).toBeVisible();
  await expect(services).toContainText('Renewed Tyres');
  await expect(due).toHaveCount(1);
  await expect(due).toContainText('Brake fluid');
});
