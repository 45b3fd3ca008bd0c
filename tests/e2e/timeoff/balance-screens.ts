/** The screens of balances: the tab of an employee's page, and everybody's own. */
import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { asOwner, failing, retryShown, type Screen } from '../screens.ts';
import { expect, openAs } from '../test.ts';
import { fixBridges } from './annual.ts';

/** An owner with the pack's annual and sick leave themselves, more of one and less of the other by hand. */
async function balanced(world: World) {
  const person = await world.owner();
  const signedIn = await world.signIn(person);
  const token = signedIn.accessToken;
  const base = `/c/${world.businessOf(signedIn)}`;
  const post = async (path: string, json?: object) =>
    (await world.call('POST', `${base}/${path}`, { token, ...(json && { json }) })).body as unknown;
  const { employee } = (await world.call('GET', `${base}/my_timeoff/`, { token })).body as { employee: string };
  const { policies } = (await post('timeoff_policy/pack/')) as { policies: { id: string; kind: string }[] };
  const adjust = async (kind: string, amount: number, reason: string) => {
    const policy = policies.find((one) => one.kind === kind)?.id;
    await post(`timeoff_policy/${policy}/assign/`, { employees: [employee], start_date: '2026-01-01' });
    await post(`timeoff_adjustments/?timeoff=${employee}`, { policy, amount, reason, day: '2026-03-02' });
  };
  await adjust('annual', 1.5, 'Worked on a public holiday');
  await adjust('sick', -14, 'Away in February, before the policy was kept here');
  return { person, employee };
}
const shared = (world: World) => world.shared('owner with balances', () => balanced(world));
const opened =
  (
    pathOf: (employee: string) => string,
    then?: (page: Page) => Promise<void>,
    before?: (page: Page) => Promise<void>,
  ): Screen['open'] =>
  async (page, world) => {
    const { person, employee } = await shared(world);
    await fixBridges(page);
    await before?.(page);
    await openAs(page, world, person, pathOf(employee));
    await then?.(page);
  };
// A day that is always past, so that the sentences stay the same.
const day = 'day=2026-06-30';
const openAnnual = async (page: Page) => {
  await page.getByRole('button', { name: /left, Annual leave$/ }).click();
  await expect(page.getByText('1.5 added: Worked on a public holiday')).toBeVisible();
};

export const ofBalances: readonly Screen[] = [
  {
    name: 'my time off',
    open: opened(() => `/my-time-off?${day}`, openAnnual),
    states: [
      { name: 'empty', open: asOwner('/my-time-off') },
      { name: 'failing', open: asOwner('/my-time-off', retryShown, failing('**/my_timeoff/**')) },
    ],
  },
  {
    name: 'time off of an employee',
    open: opened((employee) => `/hr/employees/${employee}?part=time-off&${day}`, openAnnual),
    states: [
      {
        name: 'failing',
        open: opened(
          (employee) => `/hr/employees/${employee}?part=time-off`,
          retryShown,
          failing('**/employees/*/timeoff/**'),
        ),
      },
      {
        name: 'failing to list adjustments',
        open: opened(
          (employee) => `/hr/employees/${employee}?part=time-off`,
          retryShown,
          failing('**/timeoff_adjustments/**'),
        ),
      },
    ],
  },
  {
    name: 'time-off adjustment',
    open: opened((employee) => `/hr/employees/${employee}?part=time-off&modal=adjust-time-off`),
  },
];
