import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { asOwner, failing, retryShown, type Screen } from '../screens.ts';
import { openAs } from '../test.ts';

/** As an owner who has a role. */
async function withRoles(page: Page, world: World) {
  const person = await world.shared('owner with a role', async () => {
    const owner = await world.owner();
    const signedIn = await world.signIn(owner);
    await world.call('POST', `/c/${world.businessOf(signedIn)}/roles/`, {
      token: signedIn.accessToken,
      json: { name: 'Balogun & Sons', note: 'More to say\n about it' },
    });
    return owner;
  });
  await openAs(page, world, person, '/shift-rota/roles');
}

export const ofRoles: readonly Screen[] = [
  {
    name: 'roles',
    open: withRoles,
    states: [
      { name: 'empty', open: asOwner('/shift-rota/roles') },
      { name: 'form', open: asOwner('/shift-rota/roles?modal=role') },
      { name: 'failing', open: asOwner('/shift-rota/roles', retryShown, failing('**/roles/**')) },
    ],
  },
];
