/** Who manages time off records what people took, and gives it back. */
import { expect, openAs, test } from '../test.ts';
import { mondayIn, withAnnual } from './annual.ts';

const shown = (day: string) => day.split('-').toReversed().join('/');

test('time off is recorded for several, shown before it is written, and given back', async ({ page, world }) => {
  const { owner } = await withAnnual(world);
  await openAs(page, world, owner, '/hr/time-off');
  await page.getByRole('tab', { name: 'Taken' }).click();
  await expect(page.getByText('Nobody has taken time off')).toBeVisible();
  await page.getByRole('button', { name: 'Record time off' }).click();
  const picker = page.getByRole('dialog', { name: 'Who took time off' });
  await picker.getByText('Bola Ade').click();
  await picker.getByRole('button', { name: 'Next' }).click();
  const form = page.getByRole('dialog', { name: 'Record time off' });
  await form.getByRole('button', { name: /Policy/ }).click();
  await page.getByRole('option', { name: 'Annual leave' }).click();
  for (const [name, after] of [
    ['First day', 0],
    ['Last day', 1],
  ] as const) {
    const field = form.getByRole('textbox', { name });
    await field.fill(shown(mondayIn(3)(after)));
    await field.press('Tab');
  }
  await form.getByRole('button', { name: 'Show what it takes' }).click();
  const takes = form.getByRole('list', { name: 'What it takes' }).getByRole('listitem');
  await expect(takes).toContainText('2 days');
  // What is changed is shown anew before it is written.
  await form.getByText('Until noon', { exact: true }).click();
  await form.getByRole('button', { name: 'Show what it takes' }).click();
  await expect(takes).toContainText('1.5 days');
  await form.getByRole('button', { name: 'Record for one employee' }).click();
  await expect(page.getByText('Time off is recorded for one employee')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Bola Ade' });
  await expect(row).toContainText('1.5 days of Annual leave');
  await row.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Give back' }).click();
  await page.getByRole('button', { name: 'Yes, give it back' }).click();
  await expect(page.getByText('Bola Ade has the time off back')).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Nobody has taken time off' })).toBeVisible();
});

test('who manages time off looks at what everybody has left, and opens why', async ({ page, world }) => {
  const { owner } = await withAnnual(world);
  await openAs(page, world, owner, '/hr/time-off/balances?day=2026-06-30');
  const row = page.getByRole('row').filter({ hasText: 'Bola Ade' });
  await expect(row).toContainText('20 days');
  await expect(page.getByText('Transport pool', { exact: true }).first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('time-off-balances-2026-06-30.csv');
  await page.getByText('What it is worth', { exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Worth' })).toBeVisible();
  await row.getByRole('link', { name: 'Bola Ade' }).click();
  await page.getByRole('button', { name: '20 days left, Annual leave' }).click();
  await expect(page.getByText('20 granted on 1 January')).toBeVisible();
});

test('blackout days are refused with their reason to who asks, until they are deleted', async ({ page, world }) => {
  const { owner, ask } = await withAnnual(world);
  await openAs(page, world, owner, '/hr/time-off/blackouts');
  await page.getByRole('button', { name: 'Add blackout days' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add blackout days' });
  for (const [name, after] of [
    ['First day', 0],
    ['Last day', 4],
  ] as const) {
    const field = form.getByRole('textbox', { name });
    await field.fill(shown(mondayIn(6)(after)));
    await field.press('Tab');
  }
  await form.getByLabel('Reason').fill('The stock is counted');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'The stock is counted' });
  await expect(row).toContainText('Everybody');
  expect(await ask(mondayIn(6)(1))).toBeUndefined();
  await row.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText('People may ask for these days again').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await ask(mondayIn(6)(1))).toBeDefined();
});
