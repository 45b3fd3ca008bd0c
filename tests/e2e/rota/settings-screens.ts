import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { asOwner, failing, retryShown, type Screen } from '../screens.ts';
import { expect, openAs } from '../test.ts';

const address = '/shift-rota/settings';

/** As a member who sees the rota and does not plan it. */
async function asReader(page: Page, world: World) {
  const reader = await world.shared('reader of the rota', async () =>
    world.member(await world.owner(), { permissions: ['access_rota'] }),
  );
  await openAs(page, world, reader, address);
  await expect(page.getByRole('list', { name: 'Rules', exact: true })).toBeVisible();
}

export const ofSettings: readonly Screen[] = [
  {
    name: 'settings',
    open: asOwner(address),
    states: [
      { name: 'read', open: asReader },
      { name: 'failing', open: asOwner(address, retryShown, failing('**/shift/config/')) },
    ],
  },
];
