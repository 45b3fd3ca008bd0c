/** Maintenance: an entry with its file and its reminder, and a plan that recurs. */
import type { Page } from '@playwright/test';
import { expect, openAs, test } from '../test.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });
const act = async (page: Page, of: string, name: string) => {
  await page
    .getByRole('button', { name: new RegExp(`^Actions for ${of}`) })
    .first()
    .click();
  await page.getByRole('menuitem', { name }).click();
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a service is recorded with a file that was cut, listed as upcoming, silenced and deleted', async ({
  page,
  world,
}) => {
  const owner = await world.owner();
  const { id } = await world.asset(await world.signIn(owner), { name: 'Mikano 60 kVA' });
  await openAs(page, world, owner, `/assets?tab=maintenance&view=create-maintenance&asset=${String(id)}`);
  await page.getByRole('radio', { name: 'Service' }).check({ force: true });
  await field(page, 'Due date').fill('20 May, 2040');
  await field(page, 'Cost').fill('45000');
  await page.route('**/attachments/', (route) => route.abort('connectionfailed'), { times: 1 });
  await page.locator('input[type=file]').setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText('A file was not uploaded. Retry it, or remove it.')).toBeVisible();
  await expect(button(page, 'Save')).toBeDisabled();
  await button(page, 'Retry bill.pdf').click();
  await expect(page.getByText(/ · Sent$/)).toBeVisible();
  await button(page, 'Save').click();
  await expect(page.getByText('Feild is required')).toBeVisible();
  // A reload keeps what was typed, and the file.
  await page.reload();
  await expect(field(page, 'Cost')).toHaveValue('45,000');
  await expect(page.getByText('bill.pdf')).toBeVisible();
  await field(page, 'Notes').fill('Oil and filters');
  await button(page, 'Save').click();

  const row = page.getByRole('row', { name: /Mikano 60 kVA/ });
  await expect(row.getByText('Upcoming')).toBeVisible();
  await act(page, 'Mikano 60 kVA', 'View files');
  const saved = page.waitForEvent('download');
  await button(page, 'Download bill.pdf').click();
  expect((await saved).suggestedFilename()).toBe('bill.pdf');
  await button(page, 'Close').last().click();
  await page.goto(`/assets?tab=asset-list&view=asset&id=${String(id)}&part=maintenance`);
  await expect(page.getByText(/Reminder set · 1 file/)).toBeVisible();
  await act(page, 'Service of', 'Cancel reminder');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel reminder' }).click();
  await expect(page.getByText(/Reminder set/)).toBeHidden();
  await act(page, 'Service of', 'Delete maintenance');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You have no maintenance yet')).toBeVisible();
});

test('a plan is due, moves when it is done, rests and goes on', async ({ page, world }) => {
  const owner = await world.owner();
  const { id } = await world.asset(await world.signIn(owner), { name: 'Mikano 60 kVA' });
  await openAs(page, world, owner, `/assets?tab=asset-list&view=asset&id=${String(id)}&part=maintenance`);
  await button(page, 'Add New').click();
  await page.getByRole('menuitem', { name: 'Maintenance plan' }).click();
  await field(page, 'Name').fill('Oil change');
  await button(page, 'Continue').click();
  await field(page, 'Every').fill('6');
  await field(page, 'Last done on').fill('01 Nov, 2026');
  await button(page, 'Continue').click();
  const dates = page.getByRole('list', { name: 'Next dates' }).getByRole('listitem');
  await expect(dates).toHaveText([/01 May, 2027/, /01 Nov, 2027/, /01 May, 2028/]);
  await page.goBack();
  await expect(page.getByRole('form', { name: 'How often' })).toBeVisible();
  await page.goForward();
  await button(page, 'Save plan').click();
  await expect(page.getByRole('row', { name: /Oil change/ })).toContainText('Every 6 months');

  await page.goto(`/assets?tab=asset-list&view=asset&id=${String(id)}&part=maintenance`);
  const planned = page.getByRole('list', { name: 'Planned maintenance' });
  await expect(planned).toContainText('Oil change: 01 May, 2027');
  await act(page, 'Oil change', 'Record it as done');
  await field(page, 'Cost').fill('45000');
  await field(page, 'Notes').fill('Oil and filters');
  await button(page, 'Save').click();
  await expect(page.getByRole('row', { name: /Mikano 60 kVA/ })).toBeVisible();
  await page.goto('/assets?tab=maintenance&view=plans');
  await expect(page.getByRole('row', { name: /Oil change/ })).not.toContainText('01 May, 2027');
  await act(page, 'Oil change', 'Pause plan');
  await expect(page.getByRole('row', { name: /Oil change/ })).toContainText('Paused');
  await act(page, 'Oil change', 'Resume plan');
  await expect(page.getByRole('row', { name: /Oil change/ })).toContainText('Active');
});
