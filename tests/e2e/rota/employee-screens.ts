import type { Page } from '@playwright/test';
import { weekOf } from '../../../rules/rota/week.ts';
import type { World } from '../../worlds/world.ts';
import { failing, retryShown, type Screen } from '../screens.ts';
import { expect, openAs } from '../test.ts';
import { ownerOfWeek } from './week-screens.ts';

/** The shifts of somebody of the planned week; without a name, of the owner, who has none. */
const shiftsOf =
  (name: string | null, then?: (page: Page) => Promise<void>, before?: (page: Page) => Promise<void>) =>
  async (page: Page, world: World) => {
    const owner = await ownerOfWeek(world);
    const signedIn = await world.signIn(owner);
    const path = `/c/${world.businessOf(signedIn)}/`;
    const query = 'year=2036&week_number=50';
    const week = (await world.expect('GET', `${path}shift/?${query}`, { token: signedIn.accessToken })) as unknown as {
      self: string;
      employees: { id: string; first_name: string }[];
    };
    const id = name === null ? week.self : week.employees.find(({ first_name: first }) => first === name)?.id;
    await before?.(page);
    await openAs(page, world, owner, `/hr/employees/${id}?part=shifts`);
    await then?.(page);
  };

/** A manager with two people, of whom one works today. */
async function manager(world: World) {
  const owner = await world.owner();
  const signedIn = await world.signIn(owner);
  const [token, path] = [signedIn.accessToken, `/c/${world.businessOf(signedIn)}/`];
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Lagos' }).format(new Date());
  const { year, week } = weekOf(today);
  const query = `year=${year}&week_number=${week}`;
  const call = (method: 'GET' | 'POST', rest: string, json?: object) =>
    world.expect(method, `${path}${rest}`, json === undefined ? { token } : { token, json });
  const { self } = await call('GET', `shift/?${query}`);
  const [region] = (await call('GET', 'regions/all/')) as unknown as { id: string }[];
  const people: unknown[] = [];
  for (const first_name of ['Amina', 'Bola']) {
    const person = { first_name, last_name: 'Eze', job_title: 'Cashier', manager: self, hire_date: '2024-01-08' };
    people.push((await call('POST', 'employees/post_employee_form_once/', person)).id);
  }
  const shift = { date: today, start: '08:00', end: '16:00', break_minutes: 60, location: region?.id };
  await call('POST', 'shift/', Object.assign({ employee: people[0], despite: 'Needed' }, shift));
  const { version } = await call('GET', `shift/publish/?${query}`);
  await call('POST', 'shift/publish/', { year, week_number: week, version });
  return owner;
}
const managing = async (page: Page, world: World) => {
  await openAs(page, world, await world.shared('manager of who works today', () => manager(world)), '/myteam');
  await expect(page.getByText('Does not work').first()).toBeVisible();
  await expect(page.getByText('8:00 am to 4:00 pm').first()).toBeVisible();
};

export const ofEmployees: readonly Screen[] = [
  {
    name: 'shifts of an employee',
    open: shiftsOf('Amina', (page) => expect(page.getByText('Changed since published')).toBeVisible()),
    states: [
      { name: 'none', open: shiftsOf(null, (page) => expect(page.getByText(/has no coming shifts/)).toBeVisible()) },
      { name: 'failing', open: shiftsOf('Amina', retryShown, failing('**/employees/*/shifts/**')) },
    ],
  },
  { name: 'team of today', open: managing },
];
