import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { asOwner, failing, retryShown, type Screen } from '../screens.ts';
import { openAs } from '../test.ts';

/** As an owner who has a subsidiary. */
async function withSubsidiaries(page: Page, world: World) {
  const person = await world.shared('owner with a subsidiary', async () => {
    const owner = await world.owner();
    const signedIn = await world.signIn(owner);
    await world.call('POST', `/c/${world.businessOf(signedIn)}/subsidiary/`, {
      token: signedIn.accessToken,
      json: { name: 'Balogun & Sons', rc_number: 'RC 1234567', tin: '12345678-0001', address: '12 Marina, Lagos' },
    });
    return owner;
  });
  await openAs(page, world, person, '/hr/subsidiaries');
}

export const ofSubsidiaries: readonly Screen[] = [
  {
    name: 'subsidiaries',
    open: withSubsidiaries,
    states: [
      { name: 'empty', open: asOwner('/hr/subsidiaries') },
      { name: 'form', open: asOwner('/hr/subsidiaries?modal=subsidiary') },
      { name: 'failing', open: asOwner('/hr/subsidiaries', retryShown, failing('**/subsidiary/**')) },
    ],
  },
];
