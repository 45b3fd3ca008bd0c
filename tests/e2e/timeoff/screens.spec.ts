/** The screens of time off. */
import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { asOwner, failing, retryShown, type Screen, testScreens } from '../screens.ts';
import { openAs } from '../test.ts';
import { ofAway } from './away-screens.ts';
import { ofBalances } from './balance-screens.ts';
import { ofDesk } from './desk-screens.ts';
import { ofRequests } from './request-screens.ts';

/** As an owner who has the pack, with somebody on annual leave's policy and a change that is to come. */
const withPack =
  (pathOf: (annual: string) => string, then?: (page: Page) => Promise<void>): Screen['open'] =>
  async (page, world: World) => {
    const person = await world.shared('owner of time-off policies', () => world.owner());
    const signedIn = await world.signIn(person);
    const token = signedIn.accessToken;
    const base = `/c/${world.businessOf(signedIn)}`;
    const annual = await world.shared('a pack of policies', async () => {
      const { body } = await world.call('POST', `${base}/timeoff_policy/pack/`, { token });
      const [{ id, name, terms }] = body.policies as unknown as [{ id: string; name: string; terms: object }];
      const { body: names } = await world.call('GET', `${base}/employees/all`, { token });
      const [employee] = names as unknown as { id: string }[];
      const json = { employees: [employee?.id], start_date: '2026-01-05' };
      await world.call('POST', `${base}/timeoff_policy/${id}/assign/`, { token, json });
      const more = { name, terms: { ...terms, amount: 25 }, holds_from: '2036-01-01' };
      await world.call('PUT', `${base}/timeoff_policy/${id}/`, { token, json: more });
      return id;
    });
    await openAs(page, world, person, pathOf(annual));
    await then?.(page);
  };

const openMore = async (page: Page) => {
  await page.getByRole('button', { name: 'Carry-over, pay, who answers and more' }).click();
  await page.getByRole('button', { name: /Who answers after that/ }).click();
  await page.getByRole('option', { name: 'Somebody' }).click();
};

testScreens('timeoff', [
  ...ofAway,
  {
    name: 'policies',
    open: withPack(() => '/settings/hr/time-off'),
    states: [
      { name: 'empty', open: asOwner('/settings/hr/time-off') },
      { name: 'failing', open: asOwner('/settings/hr/time-off', retryShown, failing('**/timeoff_policy/**')) },
    ],
  },
  {
    name: 'policy form',
    open: withPack((annual) => `/settings/hr/time-off?modal=policy&of=${annual}`),
    states: [
      { name: 'new', open: asOwner(`/settings/hr/time-off?modal=policy`) },
      { name: 'with all of it', open: asOwner(`/settings/hr/time-off?modal=policy`, openMore) },
    ],
  },
  {
    name: 'pack',
    open: asOwner('/settings/hr/time-off', (page) =>
      page.getByRole('button', { name: 'Nigerian pack', exact: true }).click(),
    ),
  },
  {
    name: 'policy',
    open: withPack((annual) => `/settings/hr/time-off/${annual}`),
    states: [
      {
        name: 'failing',
        open: asOwner(
          `/settings/hr/time-off/01a00000-0000-7000-8000-000000000000`,
          retryShown,
          failing('**/timeoff_policy/**'),
        ),
      },
    ],
  },
  ...ofBalances,
  ...ofRequests,
  ...ofDesk,
]);
