import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { asOwner, failing, retryShown, type Screen } from '../screens.ts';
import { expect, openAs } from '../test.ts';

const address = '/shift-rota/swaps';

/** An owner to whose approval an open shift waits that somebody takes, and who offers one of their own. */
async function swapping(world: World) {
  const owner = await world.owner();
  const member = await world.member(owner, { permissions: [] });
  const [token, theirs] = [(await world.signIn(owner)).accessToken, (await world.signIn(member)).accessToken];
  const base = `/c/${world.businessOf(await world.signIn(owner))}/`;
  const query = 'year=2036&week_number=50';
  const [region] = (await world.expect('GET', `${base}regions/all/`, { token })) as unknown as { id: string }[];
  const { self } = await world.expect('GET', `${base}shift/?${query}`, { token });
  const plan = async (date: string, employee: unknown) => {
    const json = { date, start: '08:00', end: '14:00', break_minutes: 60, location: region?.id, employee };
    return (await world.expect('POST', `${base}shift/`, { token, json })).id;
  };
  const [own, open] = [await plan('2036-12-08', self), await plan('2036-12-09', null)];
  const { version } = await world.expect('GET', `${base}shift/publish/?${query}`, { token });
  await world.expect('POST', `${base}shift/publish/`, { token, json: { year: 2036, week_number: 50, version } });
  await world.expect('POST', `${base}shift/swaps/`, { token, json: { shift: own, note: 'My sister marries' } });
  await world.expect('POST', `${base}shift/${open}/claim/`, { token: theirs });
  return owner;
}

const ofOwner =
  (then?: (page: Page) => Promise<void>) =>
  async (page: Page, world: World): Promise<void> => {
    await openAs(page, world, await world.shared('owner of swaps', () => swapping(world)), address);
    await then?.(page);
  };

const asked = (act: string, dialog: string) => async (page: Page) => {
  await page
    .getByRole('button', { name: /^Actions for Tuesday/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: act }).click();
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
};

export const ofSwaps: readonly Screen[] = [
  {
    name: 'swaps',
    open: ofOwner(),
    states: [
      { name: 'empty', open: asOwner(address) },
      { name: 'approving', open: ofOwner(asked('Approve', 'Approve this swap?')) },
      { name: 'declining', open: ofOwner(asked('Decline', 'Decline this swap')) },
      { name: 'failing', open: asOwner(address, retryShown, failing('**/shift/swaps/?*')) },
    ],
  },
];
