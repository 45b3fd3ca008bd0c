/** The calendar of who is away. */
import { asOwner, failing, retryShown, type Screen } from '../screens.ts';
import { expect, openAs } from '../test.ts';
import { mondayIn, withAnnual } from './annual.ts';

const withPeople: Screen['open'] = async (page, world) => {
  const { owner } = await world.shared('people who are away', async () => {
    const people = await withAnnual(world);
    const signedIn = await world.signIn(people.owner);
    const approved = await people.ask(mondayIn(2)(0), mondayIn(2)(2));
    const path = `/c/${world.businessOf(signedIn)}/timeoff_requests/${approved}/approve/`;
    await world.call('POST', path, { token: signedIn.accessToken });
    await people.ask(mondayIn(2)(3));
    return people;
  });
  await openAs(page, world, owner, `/time-off-calendar?of=business&view=week&day=${mondayIn(2)(0)}`);
  await expect(page.getByText('Asks to be away, Annual leave').first()).toBeAttached();
};

export const ofAway: readonly Screen[] = [
  {
    // A week that stays the same.
    name: 'who is away',
    open: asOwner('/time-off-calendar?view=week&day=2031-09-08'),
    states: [
      { name: 'people', open: withPeople },
      { name: 'failing', open: asOwner('/time-off-calendar', retryShown, failing('**/timeoff_calendar/**')) },
    ],
  },
];
