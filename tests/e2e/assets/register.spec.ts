/** The register: adding, changing, finding, assigning and deleting assets. */
import type { Page } from '@playwright/test';
import { pickFrom } from '../../pick.ts';
import { expect, openAs, test } from '../test.ts';

const add = '/assets?tab=home&view=create';
const saveButton = (page: Page) => page.getByRole('button', { name: 'Add Asset', exact: true });
/** Most fields are needed; the others say beside their names that they are optional. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });

test('an asset is added; what is missing is said, and a reload keeps what is typed', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), add);
  await saveButton(page).click();
  await expect(page.getByText('field is required')).toHaveCount(4);
  await pickFrom(page, 'Asset type', 'Laptop');
  await field(page, 'Name').fill('ThinkPad T14');
  await field(page, 'Cost').fill('1250000.5');
  await expect(field(page, 'Cost')).toHaveValue('1,250,000.5');
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  const choose = (section: string, name: string) =>
    page
      .getByRole('region', { name: section })
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await choose('Image', 'laptop.pdf');
  await expect(page.getByText(/^laptop\.pdf/)).toBeVisible();
  await choose('Attachments', 'receipt.pdf');
  await expect(page.getByText(/· Sent$/)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('ThinkPad T14');
  await expect(page.getByText(/^laptop\.pdf/)).toBeVisible();
  await expect(page.getByText('receipt.pdf')).toBeVisible();
  await expect(field(page, 'Cost')).toHaveValue('1,250,000.50');
  await pickFrom(page, 'Location', 'Lagos');
  await page.getByRole('radio', { name: 'New' }).check({ force: true });
  await saveButton(page).click();
  const added = page.getByRole('dialog', { name: 'Asset added' });
  await expect(added).toContainText('ThinkPad T14 has the ID LAP-0001.');
  await added.getByRole('button', { name: 'View asset' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ThinkPad T14' })).toBeVisible();
  await expect(page.getByText('₦1,250,000.50')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  await page.getByRole('tab', { name: 'Other Documents' }).click();
  await expect(page.getByText('receipt.pdf').first()).toBeVisible();
  // What was sent is no draft any more.
  await page.goto(add);
  await expect(page.getByRole('heading', { level: 1, name: 'Create Asset' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Asset type' })).toHaveValue('');
  await expect(page.getByText(/^(laptop|receipt)\.pdf/)).toHaveCount(0);
});

test('a vehicle is named by make and model, and assigned as it is added', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), add);
  await pickFrom(page, 'Asset type', 'Vehicle');
  await expect(page.getByRole('combobox', { name: 'Make' })).toBeDisabled();
  await page.getByRole('button', { name: /Vehicle type/ }).click();
  await page.getByRole('option', { name: 'Car', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Model' })).toBeDisabled();
  await pickFrom(page, 'Make', 'Toyota');
  await pickFrom(page, 'Model', 'Corolla');
  await field(page, 'Contact').fill('Ada, 0801');
  await page.getByRole('button', { name: 'Choose a person' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose the assignee' });
  await picker.getByRole('option', { name: /Ada Obi/ }).click();
  await picker.getByRole('button', { name: 'Choose' }).click();
  await saveButton(page).click();
  await expect(page.getByText('date assigned is required')).toBeVisible();
  await field(page, 'Date assigned').fill('02/03/2026');
  await saveButton(page).click();
  await page.getByRole('dialog', { name: 'Asset added' }).getByRole('button', { name: 'View asset' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toyota Corolla' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Assignee' })).toContainText('Ada Obi');
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Assigned');
});

test('a make and a model that the list lacks are added in the form', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), add);
  await pickFrom(page, 'Asset type', 'Vehicle');
  await page.getByRole('button', { name: /Vehicle type/ }).click();
  await page.getByRole('option', { name: 'Bike', exact: true }).click();
  await page.getByRole('combobox', { name: 'Make' }).fill('Keke Works');
  await page.getByRole('option', { name: 'Add “Keke Works” as a make' }).click();
  await expect(page.getByRole('combobox', { name: 'Make' })).toHaveValue('Keke Works');
  await page.getByRole('combobox', { name: 'Model' }).fill('Cargo 3');
  await page.getByRole('option', { name: 'Add “Cargo 3” as a model' }).click();
  await expect(page.getByText('Its name will be Keke Works Cargo 3.')).toBeVisible();
  await field(page, 'Contact').fill('Ada, 0801');
  await saveButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Asset added' })).toContainText('Keke Works Cargo 3');
});

test('two people change the same asset: the second sees what changed and loses nothing', async ({ page, world }) => {
  const person = await world.owner();
  const owner = await world.signIn(person);
  const { id } = await world.asset(owner, { color: 'Grey' });
  await openAs(page, world, person, `/assets?tab=home&view=edit&id=${String(id)}`);
  await field(page, 'Colour').fill('Black');
  await field(page, 'Brand').fill('Lenovo');
  await world.changeAsset(owner, String(id), { color: 'Silver', vendor: 'Slot' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const changes = page.getByRole('list', { name: 'What somebody else changed' });
  await expect(changes).toContainText('Colour: “Grey” → “Silver”; yours is “Black”');
  await expect(changes).toContainText('Vendor: empty → “Slot”');
  await expect(field(page, 'Brand')).toHaveValue('Lenovo');
  await page.getByRole('button', { name: 'Take theirs: Colour' }).click();
  await expect(field(page, 'Colour')).toHaveValue('Silver');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('Lenovo');
  await expect(details).toContainText('Silver');
  await expect(details).toContainText('Slot');
});

test('the list is narrowed by kind, moves an asset to the bin and gets it back', async ({ page, world }) => {
  const person = await world.owner();
  const owner = await world.signIn(person);
  await world.asset(owner, { name: 'Printer' });
  await world.asset(owner, { vehicle_type: 'car', vehicle_make: 'toyota', contact: '0801' });
  await openAs(page, world, person, '/assets?tab=asset-list&view=list');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('radio', { name: 'Vehicles' }).check({ force: true });
  await expect(page.getByRole('row', { name: /Printer/ })).toBeHidden();
  await expect(page).toHaveURL(/kind=vehicle/);
  await page.goBack();
  // Looked into before, the bin still shows what is deleted afterwards.
  await page.getByRole('link', { name: 'Bin' }).click();
  await expect(page.getByText('The bin is empty').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Actions for Printer' }).click();
  await expect(page.getByRole('menuitem', { name: 'Unassign Asset' })).toBeHidden();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Permanently Delete Asset' });
  await expect(asked).toContainText('Printer');
  await asked.getByRole('button', { name: 'Move to bin' }).click();
  await expect(page.getByRole('row', { name: /Printer/ })).toBeHidden();
  await page.getByRole('link', { name: 'Bin' }).click();
  await page.getByRole('button', { name: 'Actions for Printer' }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText('Printer is restored')).toBeVisible();
  await expect(page.getByText('The bin is empty').first()).toBeVisible();
  await page.goto('/assets?tab=asset-list&view=list');
  await page.getByRole('link', { name: 'Printer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Printer' })).toBeVisible();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByRole('list', { name: 'Activity' }).getByRole('listitem').first()).toBeVisible();
});

test('the activity beside an assignment follows it', async ({ page, world }) => {
  const person = await world.owner();
  const { id } = await world.asset(await world.signIn(person));
  await openAs(page, world, person, `/assets?tab=asset-list&view=asset&id=${String(id)}&part=activity`);
  const activity = page.getByRole('list', { name: 'Activity' }).getByRole('listitem');
  await expect(activity).toHaveCount(1);
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Assign Asset' });
  await picker.getByRole('option', { name: /Ada Obi/ }).click();
  await picker.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog', { name: 'Assign Asset' }).getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('ThinkPad T14 is assigned to Ada Obi')).toBeVisible();
  await expect(activity).toHaveCount(2);
  await page.getByRole('tab', { name: 'Assignee History' }).click();
  await expect(page.getByRole('list', { name: 'Assignee history' })).toContainText('Present');
});
