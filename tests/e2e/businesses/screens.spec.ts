/** The screens of a business as a whole. */
import type { World } from '../../worlds/world.ts';
import { asOwner, testScreens } from '../screens.ts';
import { expect, openAs, owner, settled } from '../test.ts';

const ownerOfDeleted = (world: World) =>
  world.shared('owner of a deleted business', async () => {
    const person = await world.owner();
    const signedIn = await world.signIn(person);
    const json = { domain: world.businessOf(signedIn), name: 'Path Works', password: person.password };
    await world.call('DELETE', '/businesses/delete_whole_business/', { json, token: signedIn.accessToken });
    return person;
  });

/** A member who has none, and who also works elsewhere. */
const memberInNeed = (world: World) =>
  world.shared('member without a required second step', async () => {
    const [owner, other] = [await world.owner(), await world.owner('free', 'Kola Nut')];
    const member = await world.member(owner);
    await world.join(member, other);
    const signedIn = await world.signIn(owner);
    await world.secure(owner);
    const path = `/c/${world.businessOf(signedIn)}/businesses/second_step/`;
    await world.call('PUT', path, { json: { is_required: true }, token: signedIn.accessToken });
    return member;
  });

const deletion = '/settings?tab=business&view=delete';

testScreens('businesses', [
  { name: 'add-business', open: asOwner('/add-business') },
  { name: 'business-set-up', open: asOwner('/business-setup') },
  { name: 'business-settings', open: asOwner('/settings?tab=business') },
  { name: 'delete-business', open: asOwner(deletion) },
  {
    name: 'delete-business-word',
    open: asOwner(deletion, async (page) => {
      for (const title of ['2 of 3: Keep a copy', '3 of 3: Confirmation']) {
        // The button moves while the archives are loaded.
        await settled(page);
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
      }
    }),
  },
  {
    name: 'required-second-step',
    open: async (page, world) => openAs(page, world, await memberInNeed(world), '/dashboard'),
  },
  {
    name: 'restore-business',
    open: async (page, world) => openAs(page, world, await ownerOfDeleted(world), '/dashboard'),
  },
  {
    name: 'business-export',
    open: async (page, world) => {
      const signedIn = await world.signIn(await owner(world));
      await openAs(page, world, signedIn, `/business-export?business=${world.businessOf(signedIn)}`);
    },
  },
]);
