/** The rota on the home: each number opens its rows, and everybody finds their own next shifts. */
import { weekOf } from '../../../rules/rota/week.ts';
import { expect, openAs, test } from '../test.ts';

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Lagos' }).format(new Date());

test('the home says who works today and what is open, and shows everybody their own shifts', async ({
  browser,
  page,
  world,
}) => {
  const owner = await world.owner();
  const member = await world.member(owner, { permissions: [] });
  const signedIn = await world.signIn(owner);
  const path = `/c/${world.businessOf(signedIn)}/`;
  const token = signedIn.accessToken;
  const { year, week } = weekOf(today());
  const [region] = (await world.expect('GET', `${path}regions/all/`, { token })) as unknown as { id: string }[];
  const { self } = await world.expect('GET', `${path}shift/?year=${year}&week_number=${week}`, {
    token: (await world.signIn(member)).accessToken,
  });
  const shift = { date: today(), start: '08:00', end: '16:00', break_minutes: 60, location: region?.id };
  const plan = (more: object) => world.expect('POST', `${path}shift/`, { token, json: { ...shift, ...more } });
  await plan({ employee: self, despite: 'Needed' });
  const query = `year=${year}&week_number=${week}`;
  const { version } = await world.expect('GET', `${path}shift/publish/?${query}`, { token });
  await world.expect('POST', `${path}shift/publish/`, { token, json: { year, week_number: week, version } });
  await plan({ start: '10:00', end: '18:00' });

  await openAs(page, world, owner, '/dashboard');
  await page.getByRole('link', { name: '1 open shift', exact: true }).click();
  await expect(page.getByText('Only open shifts.')).toBeVisible();
  await expect(page.getByRole('button', { name: /8:00 am to 4:00 pm/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /10:00 am to 6:00 pm/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Show the whole week' }).click();
  await expect(page.getByRole('button', { name: /8:00 am to 4:00 pm/ }).first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.getByRole('link', { name: '1 person works', exact: true }).click();
  await expect(page.getByText('Only who works today, as it is published.')).toBeVisible();
  await expect(page.getByText('1 shift, 7 h', { exact: true })).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const theirs = await phone.newPage();
  await openAs(theirs, world, member, '/dashboard');
  await expect(theirs.getByRole('list', { name: 'My shifts' }).getByText(/8:00 am to 4:00 pm/)).toBeVisible();
  await expect(theirs.getByRole('list', { name: 'Works today' })).toHaveCount(0);
  await phone.close();
});
