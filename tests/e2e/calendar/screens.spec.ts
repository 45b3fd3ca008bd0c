/** The screens of holidays and work patterns. */
import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { asOwner, failing, retryShown, testScreens } from '../screens.ts';
import { expect, openAs } from '../test.ts';

const listed = asOwner('/holidays?year=2027', async (page) => {
  await expect(page.getByRole('list', { name: 'Holidays' }).getByRole('listitem')).toHaveCount(11);
});

/** As an owner whose depot works six days. */
async function withPatterns(page: Page, world: World) {
  const person = await world.shared('owner of work patterns', async () => {
    const owner = await world.owner();
    const signedIn = await world.signIn(owner);
    const [path, token] = [`/c/${world.businessOf(signedIn)}/work_patterns/`, signedIn.accessToken];
    const six = { name: 'Depot, six days', cycle: [480, 480, 480, 480, 480, 240, 0] };
    const { id } = await world.expect('POST', path, { token, json: six });
    const all = { first_day: '2027-01-04', everyone: true, departments: [], employees: [] };
    await world.expect('POST', `${path}${id}/assign/`, { token, json: all });
    await world.expect('POST', path, { token, json: { name: 'Night watch', cycle: [720, 720, 0, 0] } });
    return owner;
  });
  await openAs(page, world, person, '/settings/hr/work-patterns');
}

testScreens('calendar', [
  {
    name: 'patterns',
    open: withPatterns,
    states: [
      { name: 'empty', open: asOwner('/settings/hr/work-patterns') },
      { name: 'form', open: asOwner('/settings/hr/work-patterns?modal=work-pattern') },
      { name: 'failing', open: asOwner('/settings/hr/work-patterns', retryShown, failing('**/work_patterns/**')) },
    ],
  },
  {
    name: 'holidays',
    open: listed,
    states: [
      { name: 'form', open: asOwner('/holidays?year=2027&modal=day-off') },
      { name: 'declaration', open: asOwner('/holidays?year=2027&modal=holiday-days&of=id_el_kabir-2027') },
      { name: 'cancelling', open: asOwner('/holidays?year=2027&modal=holiday-cancel&of=independence-2027') },
      { name: 'failing', open: asOwner('/holidays?year=2027', retryShown, failing('**/holidays/**')) },
    ],
  },
]);
