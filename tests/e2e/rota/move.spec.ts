/** Shifts of the week are dragged to another day, and to nobody. */
import { expect, openAs, test } from '../test.ts';

test('a shift is dragged to another day and back, and what the rules refuse asks in the form', async ({
  page,
  world,
}) => {
  const owner = await world.owner();
  const member = await world.member(owner, { permissions: [] });
  const { accessToken: token, ...signedIn } = await world.signIn(owner);
  const path = `/c/${world.businessOf({ ...signedIn, accessToken: token })}/`;
  const [region] = (await world.expect('GET', `${path}regions/all/`, { token })) as unknown as { id: string }[];
  const { self: employee } = await world.expect('GET', `${path}shift/?year=2036&week_number=50`, {
    token: (await world.signIn(member)).accessToken,
  });
  const times = { employee, break_minutes: 60, location: region?.id };
  for (const json of [
    { ...times, date: '2036-12-08', start: '08:00', end: '16:00' },
    { ...times, date: '2036-12-10', start: '12:00', end: '20:00' },
  ])
    await world.expect('POST', `${path}shift/`, { token, json });
  await openAs(page, world, owner, '/shift-rota?year=2036&week=50');
  const rows = page.getByRole('grid', { name: 'Shifts of the week' }).getByRole('row');
  const cell = (row: number, day: number) => rows.nth(row).getByRole('gridcell').nth(day);
  // Below the days: open shifts, the owner, the member.
  const morning = page.getByRole('button', { name: /^8:00 am to 4:00 pm/ }).and(page.locator('[draggable]'));
  await expect(cell(3, 0)).toContainText('8:00 am');

  // The code of it loads when a mouse comes.
  await cell(3, 0).hover();
  await morning.dragTo(cell(3, 1));
  await expect(page.getByText('Moved to Tuesday 9 December, 8:00 am to 4:00 pm')).toBeVisible();
  await expect(cell(3, 1)).toContainText('8:00 am');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(3, 0)).toContainText('8:00 am');

  // Two shifts of one person overlap.
  await morning.dragTo(cell(3, 2));
  const form = page.getByRole('dialog', { name: 'Change shift' });
  await expect(form.getByRole('textbox', { name: 'Day' })).toHaveValue(/10/);
  await expect(form.getByText('Works at the same time already.')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(cell(3, 0)).toContainText('8:00 am');

  await morning.dragTo(cell(1, 2));
  await expect(cell(1, 2)).toContainText('8:00 am');
  await expect(page.getByText('1 open')).toBeVisible();
});
