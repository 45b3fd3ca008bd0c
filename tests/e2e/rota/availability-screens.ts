import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { asOwner, failing, retryShown, type Screen } from '../screens.ts';
import { expect, openAs } from '../test.ts';

const address = '/shift-rota/availability';

/** An owner and a member who cannot work at times. */
async function saying(page: Page, world: World) {
  const person = await world.shared('owner with times of no work', async () => {
    const owner = await world.owner();
    const member = await world.member(owner, { permissions: [] });
    const signedIn = await world.signIn(owner);
    const path = `/c/${world.businessOf(signedIn)}/unavailability/`;
    const say = async (token: string, json: object) => world.expect('POST', path, { token, json });
    await say(signedIn.accessToken, {
      first_day: '2036-12-08',
      last_day: '2036-12-12',
      note: 'Exams\nof the evening school',
    });
    await say((await world.signIn(member)).accessToken, {
      first_day: '2036-12-01',
      weekdays: ['monday', 'wednesday'],
      start: '08:00',
      end: '12:30',
    });
    return owner;
  });
  await openAs(page, world, person, address);
}

const weekly = async (page: Page) => {
  const form = page.getByRole('dialog', { name: 'Cannot work' });
  await form.getByText('Every week').click();
  await form.getByText('The whole day').click();
  await expect(form.getByRole('textbox', { name: 'Until what time' })).toBeVisible();
};

export const ofAvailability: readonly Screen[] = [
  {
    name: 'availability',
    open: saying,
    states: [
      { name: 'empty', open: asOwner(address) },
      { name: 'form', open: asOwner(`${address}?modal=cannot-work`) },
      { name: 'weekly', open: asOwner(`${address}?modal=cannot-work`, weekly) },
      { name: 'failing', open: asOwner(address, retryShown, failing('**/unavailability/?*')) },
    ],
  },
];
