/** A week of the rota: planned, published, changed, and seen by who works in it. */
import { expect, openAs, test } from '../test.ts';

test('a planner publishes a shift, which its employee sees on a phone, and changes it', async ({
  browser,
  page,
  world,
}) => {
  const owner = await world.owner();
  const member = await world.member(owner, { permissions: [] });
  const signedIn = await world.signIn(owner);
  const path = `/c/${world.businessOf(signedIn)}/`;
  const token = signedIn.accessToken;
  const [region] = (await world.expect('GET', `${path}regions/all/`, { token })) as unknown as { id: string }[];
  const week = await world.expect('GET', `${path}shift/?year=2036&week_number=50`, {
    token: (await world.signIn(member)).accessToken,
  });
  const times = { date: '2036-12-08', start: '08:00', end: '16:00', break_minutes: 60, location: region?.id };
  await world.expect('POST', `${path}shift/`, { token, json: { ...times, employee: week.self } });
  await openAs(page, world, owner, '/shift-rota?year=2036&week=50');
  await page.getByRole('button', { name: 'Publish week' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the week' });
  await expect(dialog.getByText('1 shift, 0 open. 1 person is told.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const theirs = await phone.newPage();
  await openAs(theirs, world, member, '/shift-rota?year=2036&week=50');
  const mine = theirs.getByRole('region', { name: 'My week' });
  await expect(mine.getByText('Monday 8 December, 8:00 am to 4:00 pm')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Publish week' })).toBeHidden();

  await page
    .getByRole('button', { name: /^8:00 am to 4:00 pm/ })
    .first()
    .click();
  const change = page.getByRole('dialog', { name: 'Change shift' });
  await change.getByRole('textbox', { name: 'End' }).fill('8 pm');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change.getByText('11 h on the day, more than 10 h.').first()).toBeVisible();
  await change.getByRole('textbox', { name: /^Why it is planned/ }).fill('The stock is counted');
  await change.getByRole('button', { name: 'Save all the same' }).click();
  await expect(page.getByText('1 not published')).toBeVisible();
  await phone.close();
});
