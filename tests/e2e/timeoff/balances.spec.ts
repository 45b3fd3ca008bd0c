import { expect, openAs, test } from '../test.ts';
import { withAnnual } from './annual.ts';

test('who manages time off adjusts a balance with its reason, which explains it to the employee', async ({
  page,
  browser,
  world,
}) => {
  const { owner, member, employee } = await withAnnual(world);
  await openAs(page, world, owner, `/hr/employees/${employee}`);
  await page.getByRole('tab', { name: 'Time off' }).click();
  await page.getByRole('textbox', { name: 'At the end of' }).fill('30/06/2026');
  await page.getByRole('textbox', { name: 'At the end of' }).press('Enter');
  await expect(page).toHaveURL(/part=time-off&day=2026-06-30/);
  await page.getByRole('button', { name: '20 days left, Annual leave' }).click();
  await expect(page.getByText('20 granted on 1 January')).toBeVisible();

  await page.getByRole('button', { name: 'Adjust', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Adjust / });
  await dialog.getByText('Take off', { exact: true }).click();
  await dialog.getByLabel('How much').fill('1.5');
  await dialog.getByLabel('Reason').fill('Away in May');
  await dialog.getByLabel('Counts from').fill('31/12/2025');
  await dialog.getByRole('button', { name: 'Adjust' }).click();
  await expect(dialog.getByText('They have the policy from 01 Jan, 2026 on.')).toBeVisible();
  await dialog.getByLabel('Counts from').fill('04/05/2026');
  await dialog.getByRole('button', { name: 'Adjust' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '18.5 days left, Annual leave' })).toBeVisible();
  await expect(page.getByText('1.5 taken off: Away in May')).toBeVisible();
  const listed = page.getByRole('list', { name: 'Adjustments' }).getByRole('listitem');
  await expect(listed).toContainText('Annual leave: 1.5 days taken off');

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const theirs = await phone.newPage();
  await openAs(theirs, world, member, '/my-profile');
  await theirs.getByRole('link', { name: 'My time off' }).click();
  await theirs.goto('/my-time-off?day=2026-06-30');
  await theirs.getByRole('button', { name: '18.5 days left, Annual leave' }).click();
  await expect(theirs.getByText('1.5 taken off: Away in May')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Adjust' })).toHaveCount(0);
  await phone.close();
});

test('who reads employees without managing time off is told for whom balances are', async ({ page, world }) => {
  const { owner, employee } = await withAnnual(world);
  const reader = await world.member(owner, { permissions: ['access_hr'] });
  await openAs(page, world, reader, `/hr/employees/${employee}?part=time-off`);
  await expect(page.getByText(/time off is not shown to you$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adjust' })).toHaveCount(0);
});

test('a day worked on a holiday is given in lieu, with the holiday as its reason', async ({ page, world }) => {
  const { owner, employee } = await withAnnual(world);
  await openAs(page, world, owner, `/hr/employees/${employee}?part=time-off`);
  await page.getByRole('button', { name: 'Adjust', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Adjust / });
  await dialog.getByRole('button', { name: /In lieu of work on a holiday/ }).click();
  await page.getByRole('option', { name: /^New Year/ }).click();
  await expect(dialog.getByLabel('Reason')).toHaveValue(/^Worked on New Year/);
  await dialog.getByLabel('How much').fill('1');
  await dialog.getByRole('button', { name: 'Adjust' }).click();
  await expect(dialog).toBeHidden();
  const listed = page.getByRole('list', { name: 'Adjustments' }).getByRole('listitem');
  await expect(listed).toContainText('Worked on New Year');
});
