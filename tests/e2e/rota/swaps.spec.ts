/** A shift that four people swap, two of them on phones: offered, taken, approved, and an open one that is taken. */
import type { Browser } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { expect, openAs, test } from '../test.ts';

type Account = Awaited<ReturnType<World['owner']>>;
const phone = { width: 390, height: 844 };
const week = '/shift-rota?year=2036&week=50';

async function screenOf(browser: Browser, world: World, account: Account, address: string, isPhone: boolean) {
  const context = await browser.newContext(isPhone ? { viewport: phone } : {});
  const page = await context.newPage();
  await openAs(page, world, account, address);
  return page;
}

/** Two members with a published shift each, and an open one. */
async function published(world: World) {
  const owner = await world.owner();
  const [bola, musa, planner] = await Promise.all([
    world.member(owner, { permissions: [] }),
    world.member(owner, { permissions: [] }),
    world.member(owner, { permissions: ['access_rota', 'plan_rota'] }),
  ]);
  const signedIn = await world.signIn(owner);
  const token = signedIn.accessToken;
  const path = `/c/${world.businessOf(signedIn)}/`;
  const [region] = (await world.expect('GET', `${path}regions/all/`, { token })) as unknown as { id: string }[];
  const query = 'year=2036&week_number=50';
  const selfOf = async (account: Account) =>
    (await world.expect('GET', `${path}shift/?${query}`, { token: (await world.signIn(account)).accessToken })).self;
  const plan = (date: string, employee: unknown) => {
    const json = { date, start: '08:00', end: '12:00', break_minutes: 0, location: region?.id, employee };
    return world.expect('POST', `${path}shift/`, { token, json });
  };
  await plan('2036-12-08', await selfOf(bola));
  await plan('2036-12-09', await selfOf(musa));
  await plan('2036-12-10', null);
  const { version } = await world.expect('GET', `${path}shift/publish/?${query}`, { token });
  await world.expect('POST', `${path}shift/publish/`, { token, json: { year: 2036, week_number: 50, version } });
  return { owner, bola, musa, planner };
}

test('a shift is offered and taken on phones, approved by who plans, and seen by everybody', async ({
  browser,
  world,
}) => {
  const { owner, bola, musa, planner } = await published(world);
  const theirs = await screenOf(browser, world, bola, week, true);
  await theirs.getByRole('button', { name: 'Offer the shift on Monday 8 December' }).click();
  const offer = theirs.getByRole('dialog', { name: 'Offer this shift' });
  await offer.getByRole('textbox', { name: 'Note' }).fill('My sister marries');
  await offer.getByRole('button', { name: 'Offer the shift' }).click();
  await expect(theirs.getByText('The shift is offered.').first()).toBeVisible();

  const other = await screenOf(browser, world, musa, '/shift-rota/swaps', true);
  await expect(other.getByText('My sister marries')).toBeVisible();
  await other.getByRole('button', { name: /^Actions for/ }).click();
  await other.getByRole('menuitem', { name: 'Take the shift' }).click();
  const take = other.getByRole('dialog', { name: 'Take this shift?' });
  await take.getByRole('button', { name: 'Take the shift' }).click();
  await expect(other.getByText('Waits for approval').first()).toBeVisible();

  const desk = await screenOf(browser, world, planner, '/shift-rota/swaps', false);
  await desk.getByRole('button', { name: /^Actions for/ }).click();
  await desk.getByRole('menuitem', { name: 'Approve' }).click();
  const approve = desk.getByRole('dialog', { name: 'Approve this swap?' });
  await approve.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByRole('row', { name: /Done/ })).toBeVisible();

  const all = await screenOf(browser, world, owner, week, false);
  await expect(all.getByText('Published', { exact: true })).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText('You have no shifts in this week.')).toBeVisible();
  await other.goto(week);
  await expect(other.getByRole('button', { name: 'Offer the shift on Monday 8 December' })).toBeVisible();

  // Whoever is slower hears so.
  await other.getByRole('button', { name: 'Wednesday 10 December' }).click();
  await theirs.getByRole('button', { name: 'Wednesday 10 December' }).click();
  for (const screen of [other, theirs])
    await screen.getByRole('button', { name: 'Take the shift on Wednesday 10 December' }).click();
  const claim = (screen: typeof other) => screen.getByRole('dialog', { name: 'Take this shift?' });
  await claim(theirs).getByRole('button', { name: 'Take the shift' }).click();
  await expect(theirs.getByText('You asked for the shift.').first()).toBeVisible();
  await claim(other).getByRole('button', { name: 'Take the shift' }).click();
  await expect(claim(other).getByText(/Somebody else was faster/)).toBeVisible();
  for (const screen of [theirs, other, desk, all]) await screen.context().close();
});
