/** What a fleet manager does with vehicles in the list, and what each act says in the words of the specification. */
import { pickFrom } from '../../pick.ts';
import { readMovedNotice } from '../../worlds/device.ts';
import { expect, openAs, test } from '../test.ts';

test('vehicles are found, edited, assigned and deleted, alone and together', async ({ page, world }) => {
  const person = await world.owner();
  const owner = await world.signIn(person);
  const plates = ['KJA-117-YD', 'LND-24-XA', 'APP-88-EP'];
  const ids: string[] = [];
  for (const plate_no of plates) ids.push(String((await world.vehicle(owner, { plate_no })).id));
  await openAs(page, world, person, '/fleet?tab=home', readMovedNotice);

  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await search.fill('Sienna');
  await expect(page.getByRole('paragraph').filter({ hasText: 'No vehicle matches your filter' })).toBeVisible();
  await search.fill('');
  const act = async (plate: string, name: string) => {
    await page.getByRole('button', { name: `Actions for Toyota Hilux, ${plate}` }).click();
    await page.getByRole('menuitem', { name }).click();
  };

  await act('KJA-117-YD', 'Edit');
  const form = page.getByRole('dialog', { name: 'Edit vehicle' });
  await form.getByRole('textbox', { name: /^Colour/ }).fill('Red');
  await form.getByRole('button', { name: 'Edit Vehicle' }).click();
  await expect(page.getByText('Vehicle Updated!')).toBeVisible();

  for (const plate of ['LND-24-XA', 'APP-88-EP'])
    await page.getByRole('checkbox', { name: `Select Toyota Hilux, ${plate}` }).check();
  await page.getByRole('region', { name: 'Selected rows of Vehicles' }).getByRole('button', { name: 'Delete' }).click();
  const several = page.getByRole('alertdialog', { name: 'Are you sure you want to delete these vehicles?' });
  await several.getByRole('button', { name: "No, don't delete" }).click();
  await expect(several).toBeHidden();
  await act('APP-88-EP', 'Delete');
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this Vehicle?' })
    .getByRole('button', { name: 'Yes, Delete' })
    .click();
  await expect(page.getByText('Vehicle has been deleted successfully')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Vehicles' })).not.toContainText('APP-88-EP');

  await page.route('**/assignee-history/*', (route) => route.fulfill({ status: 500 }));
  await page.goto(`/fleet/home/${ids[0]}?tab=overview`);
  await expect(page.getByText('An error occured')).toBeVisible();
  await page.unroute('**/assignee-history/*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Nobody has had it yet')).toBeVisible();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Choose the assignee' });
  await picker.getByRole('option').first().click();
  await expect(picker.getByText(/has no driver's licence on record/)).toBeVisible();
  await picker.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('vehicle has been updated sucessfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unassign' })).toBeVisible();
});

test('papers of several vehicles are renewed together, with one file, over a cut line', async ({ page, world }) => {
  const person = await world.owner();
  const owner = await world.signIn(person);
  const ids: string[] = [];
  for (const plate_no of ['KJA-117-YD', 'LND-24-XA', 'APP-88-EP']) {
    const { id } = await world.vehicle(owner, { plate_no });
    await world.vehiclePaper(owner, String(id), 5 + ids.length, { title: `Policy ${ids.length + 1}` });
    ids.push(String(id));
  }
  await openAs(page, world, person, '/fleet/reminders');
  for (const n of [1, 2]) await page.getByRole('checkbox', { name: `Choose Policy ${n} ` }).check();
  await page.getByRole('button', { name: 'Renew 2 together' }).click();
  const dialog = page.getByRole('dialog', { name: 'Renew statutory document' });
  const list = dialog.getByRole('list', { name: 'Renewed together' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'fleet.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
  await expect(dialog.getByRole('button', { name: 'Delete fleet.pdf' })).toBeVisible();
  await dialog.getByRole('textbox', { name: /Expiry Date/ }).fill('04 Jan, 2040');
  await dialog.getByRole('textbox', { name: /Expiry Date/ }).press('Tab');
  await page.route(`**/vehicles/${ids[1]}/statutory/*/`, (route) => route.abort('connectionfailed'), { times: 1 });
  await dialog.getByRole('button', { name: 'Renew', exact: true }).click();
  await expect(dialog.getByText(/There is no connection/)).toBeVisible();
  await expect(list.getByRole('listitem').first()).toContainText('Renewed');
  await expect(dialog.getByRole('button', { name: 'Delete fleet.pdf' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Renew', exact: true }).click();
  await expect(page.getByText('Statutory document has been renewed sucessfully')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Renew Policy/ })).toHaveCount(1);
  const files: string[] = [];
  for (const [index, id] of ids.slice(0, 2).entries()) {
    const path = `/c/${world.businessOf(owner)}/vehicles/${id}/statutory/`;
    const { body } = await world.call('GET', path, { token: owner.accessToken });
    const [paper] = body.results as { title: string; attachments: { id: string; name: string }[] }[];
    expect(paper).toMatchObject({ title: `Policy ${index + 1}`, due_date: '2040-01-04', version: 2 });
    expect(paper?.attachments.map(({ name }) => name)).toEqual(['fleet.pdf']);
    files.push(...(paper?.attachments.map(({ id: file }) => file) ?? []));
  }
  expect(new Set(files).size).toBe(2);
});

test('a vehicle is added once, although the first answer was lost', async ({ page, world }) => {
  const person = await world.owner();
  await openAs(page, world, person, '/fleet?tab=add-vehicle', readMovedNotice);
  const form = page.getByRole('dialog', { name: 'Add vehicle' });
  await form.getByRole('button', { name: /Vehicle type/ }).click();
  await page.getByRole('option', { name: 'Truck' }).click();
  await pickFrom(page, 'Make', 'Toyota');
  await pickFrom(page, 'Model', 'Hilux');
  await form.getByRole('textbox', { name: /^Plate number/ }).fill('KJA-117-YD');

  const creation = '**/vehicles/';
  await page.route(creation, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await page.unroute(creation);
  await form.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(page.getByText('Vehicle has been added sucessfully')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByRole('grid', { name: 'Vehicles' }).getByText('KJA-117-YD')).toHaveCount(1);
});
