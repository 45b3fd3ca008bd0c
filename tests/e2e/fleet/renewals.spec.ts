/** A vehicle is added in the fleet, stands in the register, and its paper is renewed over a broken line. */
import type { Route } from '@playwright/test';
import { pickFrom } from '../../pick.ts';
import { accessibilityProblems, expect, openAs, test } from '../test.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

test('a vehicle is added here and stands in the register too', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), '/fleet');
  await page.getByRole('dialog', { name: 'Vehicles have moved' }).getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByText('No engines revving here yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add Vehicle' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add vehicle' });
  await form.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(form.getByText('Required').first()).toBeVisible();
  await form.getByRole('button', { name: /Vehicle type/ }).click();
  await page.getByRole('option', { name: 'Truck' }).click();
  await pickFrom(page, 'Make', 'Toyota');
  await pickFrom(page, 'Model', 'Hilux');
  await form.getByRole('textbox', { name: 'Plate number' }).fill('KJA-117-YD');
  await form.getByRole('textbox', { name: /Purchase price/ }).fill('29000000');
  await expect(form.getByRole('textbox', { name: /Purchase price/ })).toHaveValue('29,000,000');
  await form.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(page.getByText('Vehicle has been added sucessfully')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Vehicles' })).toContainText('Toyota Hilux');
  await page.goto('/assets?tab=asset-list&view=list&kind=vehicle');
  await expect(page.getByRole('grid', { name: 'Assets' })).toContainText('KJA-117-YD');
});

test('a paper is renewed with its file after a cut, and the one before is kept', async ({ page, world }) => {
  const owner = await world.owner();
  const person = await world.signIn(owner);
  const { id } = await world.vehicle(person);
  await world.vehiclePaper(person, String(id), 5);
  await openAs(page, world, owner, '/fleet/reminders');
  await expect(page.getByText('Due in 5 days')).toBeVisible();
  await page.getByRole('button', { name: /^Renew Third party/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Renew statutory document' });
  await page.route('**/vehicle-attachments/', (route) => route.abort('connectionfailed'), { times: 1 });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'policy.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(dialog.getByRole('button', { name: 'Renew', exact: true })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('button', { name: 'Delete policy.pdf' })).toBeVisible();
  await expect(page.getByText('File Uploaded Successfully')).toBeVisible();
  await dialog.getByRole('textbox', { name: /Expiry Date/ }).fill('04 Jan, 2040');
  await dialog.getByRole('textbox', { name: /Expiry Date/ }).press('Tab');
  expect(await accessibilityProblems(page)).toEqual([]);
  // The server stores it, and its answer is lost: the dialog says so and stays, and the next attempt finds the first.
  const answerIsLost = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  };
  await page.route(/\/statutory\/[0-9a-f-]{36}\//, answerIsLost, { times: 1 });
  await dialog.getByRole('button', { name: 'Renew', exact: true }).click();
  await expect(page.getByText('Oops! You have no active reminder')).toHaveCount(2);
  await expect(dialog.getByText('There is no connection')).toBeVisible();
  await dialog.getByRole('button', { name: 'Renew', exact: true }).click();
  await expect(page.getByText('Statutory document has been renewed sucessfully')).toBeVisible();
  await expect(page.getByText('Oops! You have no active reminder')).toHaveCount(2);
  await page.goto(`/assets?tab=asset-list&view=asset&id=${String(id)}&part=statutory`);
  await expect(page.getByRole('list', { name: 'Statutory' })).toContainText('Expires 04 Jan, 2040');
});
