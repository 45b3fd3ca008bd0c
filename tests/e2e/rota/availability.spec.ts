/** Somebody says on a phone when they cannot work; who plans sees it in the week, and cannot plan them then. */
import { expect, openAs, test } from '../test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('an employee says on a phone when they cannot work, and the planner is refused a shift then', async ({
  page,
  world,
  browser,
}) => {
  const owner = await world.owner();
  const member = await world.member(owner, { permissions: [] });
  await world.employed(owner, member, ['Bola', 'Ade'], 'Shop');
  const context = await browser.newContext(phone);
  const theirs = await context.newPage();
  await openAs(theirs, world, member, '/shift-rota/availability');
  await theirs.getByRole('button', { name: 'I cannot work' }).click();
  const form = theirs.getByRole('dialog', { name: 'Cannot work' });
  await form.getByText('Every week').click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Monday')).toBeVisible();
  await form.getByText('Monday').click();
  await form.getByRole('textbox', { name: 'From', exact: true }).fill('01/12/2036');
  await form.getByText('The whole day').click();
  await form.getByRole('textbox', { name: 'From what time' }).fill('8');
  await form.getByRole('textbox', { name: 'Until what time' }).fill('12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText('Every Monday, 8:00 am to 12:00 pm, from 1 Dec 2036').first()).toBeVisible();

  await openAs(page, world, owner, '/shift-rota?year=2036&week=50');
  const table = page.getByRole('grid', { name: 'Shifts of the week' });
  await expect(table.getByText('Not available 8:00 am to 12:00 pm')).toBeVisible();
  await table.getByRole('button', { name: /^Add a shift of Bola Ade on Monday/ }).click();
  const planning = page.getByRole('dialog', { name: 'Add shift' });
  await planning.getByRole('button', { name: 'Save' }).click();
  await expect(planning.getByText('Not available 8:00 am to 12:00 pm on Mon 8 Dec.')).toBeVisible();

  await theirs.getByRole('button', { name: /^Actions for/ }).click();
  await theirs.getByRole('menuitem', { name: 'Delete' }).click();
  await theirs.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(theirs.getByText('No times without work').first()).toBeVisible();
  await planning.getByRole('textbox', { name: 'Note' }).fill('After the exams');
  await planning.getByRole('button', { name: 'Save' }).click();
  await expect(planning).toBeHidden();
  await context.close();
});
