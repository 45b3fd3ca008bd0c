/** Days off for everybody are looked at, booked, and given back by one press. */
import { expect, openAs, test } from '../test.ts';
import { mondayIn, withAnnual } from './annual.ts';

const shown = (day: string) => day.split('-').toReversed().join('/');

test('a shutdown is shown before it is booked, and given back', async ({ page, world }) => {
  const { owner, member } = await withAnnual(world);
  await openAs(page, world, owner, '/hr/time-off');
  await page.getByRole('tab', { name: 'Shutdowns' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Nothing is booked for everybody' })).toBeVisible();
  await page.getByRole('button', { name: 'Book a shutdown' }).first().click();
  const form = page.getByRole('dialog', { name: 'Book a shutdown' });
  await form.getByRole('button', { name: /Policy/ }).click();
  await page.getByRole('option', { name: 'Annual leave' }).click();
  for (const [name, after] of [
    ['First day', 0],
    ['Last day', 4],
  ] as const) {
    const field = form.getByRole('textbox', { name });
    await field.fill(shown(mondayIn(3)(after)));
    await field.press('Tab');
  }
  await form.getByLabel('Reason').fill('The year ends');
  await form.getByRole('button', { name: 'Show what it takes' }).click();
  await expect(form.getByText(/^One employee, \d days together\.$/)).toBeVisible();
  // The owner does not have the policy.
  await expect(form.getByRole('list', { name: 'Left out' })).toContainText('They do not have this policy');
  await form.getByRole('button', { name: 'Book for one employee' }).click();
  await expect(page.getByText('These days are booked for one employee')).toBeVisible();
  await world.mailed(member.email, /is closed/g);
  const row = page.getByRole('row').filter({ hasText: 'The year ends' });
  await expect(row).toContainText('Booked');
  await row.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Give back' }).click();
  await page.getByRole('button', { name: 'Yes, give them back' }).click();
  await expect(page.getByText('Everybody has these days back')).toBeVisible();
  await expect(row).toContainText('Given back');
});
