/** Reported issues: reported with a picture, sent for repair with their maintenance, resolved; and faults at a label. */
import { accessibilityProblems, expect, openAs, test } from '../test.ts';

/** One red dot. */
const picture = {
  name: 'belt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('an issue is reported, sent for repair with its maintenance, and resolved', async ({ page, world }) => {
  const owner = await world.owner();
  const { id } = await world.asset(await world.signIn(owner), { name: 'Mikano 60 kVA' });
  await openAs(page, world, owner, `/assets?tab=maintenance&view=create-report&asset=${String(id)}`);
  const form = page.getByRole('form', { name: 'Issue' });
  await form.getByRole('button', { name: 'Save' }).click();
  for (const text of ['Issue type is required', 'Priority level is required', 'Message is required'])
    await expect(form.getByText(text)).toBeVisible();
  await form.getByRole('combobox', { name: 'Issue type' }).fill('Breakdown');
  await page.getByRole('option', { name: 'Breakdown' }).click();
  await form.getByText('High', { exact: true }).click();
  await form.getByRole('textbox', { name: 'Message' }).fill('The belt squeals');
  await form.locator('input[type=file]').setInputFiles(picture);
  await expect(form.getByText(/ · Sent$/)).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();

  const table = page.getByRole('grid', { name: 'Reported Issues' });
  const row = table.getByRole('row', { name: /The belt squeals/ });
  await expect(row).toContainText('Pending');
  await page.getByRole('button', { name: 'Actions for Mikano 60 kVA: The belt squeals' }).click();
  await page.getByRole('menuitem', { name: 'Mark as sent for Repair' }).click();
  await expect(page.getByText(/A maintenance has to be recorded first/)).toBeVisible();
  await page.getByRole('button', { name: 'Add Maintenance' }).click();
  const maintenance = page.getByRole('dialog', { name: 'Add Maintenance' });
  await expect(maintenance.getByRole('radio', { name: 'Repair' })).toBeChecked();
  await maintenance.getByRole('textbox', { name: /^Cost/ }).fill('38000');
  await maintenance.getByRole('textbox', { name: /^Notes/ }).fill('New belt');
  await maintenance.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('In Repair');
  await expect(page.getByText('Issue sent, and its maintenance recorded')).toBeVisible();
  await expect(page.getByText('Maintenance of Mikano 60 kVA saved')).toBeHidden();

  await row.getByRole('link').first().click();
  const report = page.getByRole('dialog', { name: 'Reported issue' });
  await expect(report.getByRole('link', { name: 'New belt' })).toBeVisible();
  await expect(report.getByRole('button', { name: 'Download belt.png' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await report.getByRole('button', { name: 'Resolve' }).click();
  const end = page.getByRole('dialog', { name: 'Resolve issue' });
  await end.getByRole('button', { name: 'Save' }).click();
  await expect(end.getByText('Say what was done.')).toBeVisible();
  await end.getByRole('textbox', { name: 'Note' }).fill('The belt was changed');
  await end.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Resolved');
  await page.getByText('Pending', { exact: true }).first().click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'No issue matches these filters' })).toBeVisible();
});

test('a stranger reports a fault from a phone, follows it up, and it stands in the list', async ({ page, world }) => {
  const owner = await world.owner();
  const { id } = await world.asset(await world.signIn(owner), { name: 'Mikano 60 kVA' });
  const token = await world.labelToken(String(id));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/a/${token}`);
  await expect(page.getByRole('heading', { name: 'Mikano 60 kVA' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Fault' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Say what is wrong.')).toBeVisible();
  await form.getByRole('textbox', { name: 'What is wrong?' }).fill('<b>It smokes</b>');
  await form.locator('input[type=file]').setInputFiles(picture);
  await expect(form.getByRole('button', { name: 'Remove' })).toBeVisible();
  await form.getByRole('textbox', { name: /^Your name/ }).fill('Musa');
  await page.route('**/faults/', (route) => route.abort('connectionfailed'), { times: 1 });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('There is no connection. Check it and try again.')).toBeVisible();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('It was received. Nobody has looked at the asset yet.')).toBeVisible();
  const reference = /ref=(\w+)/.exec(page.url())?.[1] ?? '';
  expect(reference).toMatch(/^\w{10}$/);

  await page.goto(`/a/${token}`);
  await page.getByRole('button', { name: 'Reported already? Follow it up' }).click();
  await page.getByRole('textbox', { name: 'Reference of your report' }).fill(reference.toLowerCase());
  await page.getByRole('button', { name: 'Follow up' }).click();
  await expect(page.getByText('It was received. Nobody has looked at the asset yet.')).toBeVisible();

  await openAs(page, world, owner, '/assets?tab=maintenance&view=report-issue');
  await expect(page.getByText('<b>It smokes</b>').first()).toBeVisible();
  // The same label leads whoever may open the asset to it.
  await page.goto(`/a/${token}`);
  await expect(page).toHaveURL(new RegExp(`id=${id}`));
});
