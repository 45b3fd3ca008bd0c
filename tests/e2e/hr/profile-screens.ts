/** The screens of profile changes: the employee's, and HR's. */
import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { asOwner, failing, retryShown, type Screen } from '../screens.ts';
import { expect, openAs } from '../test.ts';

/** An owner who asked for changes of their own profile. */
async function asked(world: World) {
  const person = await world.owner();
  const { accessToken: token, user } = await world.signIn(person);
  const base = `/c/${String((user.business as { id: string }).id)}`;
  const { profile } = (await world.call('GET', `${base}/my_profile/`, { token })).body as {
    profile: { details: object };
  };
  const json = {
    reason: 'We moved to Surulere, and my salary account is with another bank now.',
    details: { ...profile.details, address: '12 Bode Thomas Street, Surulere', marital_status: 'married' },
    bank: { bank: '011', account_number: '0000014579', account_name: 'Ngozi Eze' },
    next_of_kin: { name: 'Chidi Eze', relationship: 'Brother', phone_number: '0805 421 0000' },
  };
  const { id } = (await world.call('POST', `${base}/my_profile_changes/`, { token, json })).body;
  return { person, id: String(id) };
}
type Asked = Awaited<ReturnType<typeof asked>>;
const shared = (world: World) => world.shared('owner of a profile change', () => asked(world));
const opened =
  (path: (found: Asked) => string, then?: (page: Page) => Promise<void>): Screen['open'] =>
  async (page, world) => {
    const found = await shared(world);
    await openAs(page, world, found.person, path(found));
    await then?.(page);
  };
const nobody = '01a00000-0000-7000-8000-0000000000aa';
const days = (page: Page) => [page.getByText(/\d{2} \w{3}, \d{4}/)];
const decide = async (page: Page) => {
  await page.getByRole('button', { name: 'Approve all' }).click();
  await page.getByRole('group', { name: 'Home address' }).getByText('Refuse', { exact: true }).click();
  await expect(page.getByLabel('Why: Home address')).toBeVisible();
};

export const ofProfiles: readonly Screen[] = [
  {
    name: 'my profile',
    open: opened(() => '/my-profile'),
    varying: days,
    states: [
      { name: 'without a request', open: asOwner('/my-profile') },
      { name: 'failing', open: asOwner('/my-profile', retryShown, failing('**/my_profile/')) },
    ],
  },
  {
    name: 'profile change form',
    open: asOwner('/my-profile/change'),
    states: [
      {
        name: 'bank',
        open: asOwner('/my-profile/change', (page) =>
          page.getByRole('button', { name: 'Change: Bank and numbers' }).click(),
        ),
      },
    ],
  },
  {
    name: 'profile changes',
    open: opened(() => '/hr/profile-changes'),
    varying: days,
    states: [
      { name: 'empty', open: asOwner('/hr/profile-changes') },
      { name: 'failing', open: asOwner('/hr/profile-changes', retryShown, failing('**/profile_change_requests/*')) },
    ],
  },
  {
    name: 'profile change',
    open: opened(({ id }) => `/hr/profile-changes/${id}`, decide),
    varying: days,
    states: [
      {
        name: 'failing',
        open: asOwner(
          `/hr/profile-changes/${nobody}`,
          (page) => expect(page.getByText('The request could not be loaded')).toBeVisible(),
          failing('**/profile_change_requests/*/'),
        ),
      },
    ],
  },
];
