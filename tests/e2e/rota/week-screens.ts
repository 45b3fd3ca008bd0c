import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { asOwner, failing, retryShown, type Screen } from '../screens.ts';
import { expect, openAs } from '../test.ts';

/** A week far ahead, which looks the same on whatever day it is pictured. */
const week = '/shift-rota?year=2036&week=50';
const sheet = '/shift-rota/sheet?year=2036&week=50';

/** As an owner whose people have shifts in that week: published, changed since, open, and one that breaks a rule. */
async function planned(world: World) {
  const owner = await world.owner();
  const signedIn = await world.signIn(owner);
  const token = signedIn.accessToken;
  const base = `/c/${world.businessOf(signedIn)}/`;
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, json?: object) =>
    world.expect(method, `${base}${path}`, json === undefined ? { token } : { token, json });
  const [region] = (await call('GET', 'regions/all/')) as unknown as { id: string }[];
  const names = [
    ['Amina', 'Bello'],
    ['Bola', 'Adeyemi'],
    ['Chidi', 'Eze'],
  ];
  const people: string[] = [];
  for (const [first_name, last_name] of names) {
    const person = { first_name, last_name, hire_date: '2024-01-08', employment_type: 'permanent' };
    people.push(String((await call('POST', 'employees/post_employee_form_once/', person)).id));
  }
  const cashier = (await call('POST', 'roles/', { name: 'Cashier', colour: 'blue' })).id;
  const guard = (await call('POST', 'roles/', { name: 'Guard', colour: 'plum' })).id;
  const plan = (day: number, employee: string | undefined, more: object = {}) =>
    call('POST', 'shift/', {
      date: `2036-12-${String(day).padStart(2, '0')}`,
      start: '08:00',
      end: '16:00',
      break_minutes: 60,
      location: region?.id,
      role: cashier,
      employee: employee ?? null,
      ...more,
    });
  const [amina, bola, chidi] = people;
  const first = await plan(8, amina);
  await plan(9, amina);
  await plan(8, bola, { start: '20:00', end: '04:00', role: guard, note: 'The gate at the back' });
  const query = 'year=2036&week_number=50';
  const { version } = await call('GET', `shift/publish/?${query}`);
  await call('POST', 'shift/publish/', { year: 2036, week_number: 50, version });
  const changed = { date: '2036-12-08', start: '10:00', end: '18:00', break_minutes: 60, location: region?.id };
  await call('PUT', `shift/${first.id}/`, { ...changed, role: cashier, employee: amina });
  await plan(10, chidi, { end: '20:00', despite: 'The stock is counted' });
  await plan(11, undefined, { role: guard });
  return owner;
}
export const ownerOfWeek = (world: World) => world.shared('owner of a planned week', () => planned(world));
const opened =
  (then?: (page: Page) => Promise<void>, more = '', address = week) =>
  async (page: Page, world: World) => {
    await openAs(page, world, await ownerOfWeek(world), `${address}${more}`);
    await then?.(page);
  };
const seen = (text: string | RegExp) => (page: Page) =>
  expect(page.getByRole('dialog').getByText(text).first()).toBeVisible();

export const ofWeeks: readonly Screen[] = [
  {
    name: 'shift-rota',
    open: opened(),
    states: [
      { name: 'empty', open: asOwner(week) },
      { name: 'publishing', open: opened(seen(/told/), '&modal=publish') },
      { name: 'filling', open: opened(seen(/can be filled/), '&modal=fill') },
      { name: 'copying', open: opened(undefined, '&modal=copy') },
      { name: 'sharing', open: opened(seen(/is planned since/), '&modal=share') },
      { name: 'sharing nothing', open: asOwner(`${week}&modal=share`, (page) => seen('Nothing is published')(page)) },
      { name: 'choosing', open: opened(undefined, '&modal=week') },
      { name: 'failing', open: asOwner(week, retryShown, failing('**/shift/?*')) },
    ],
  },
  {
    name: 'sheet',
    open: opened(undefined, '', sheet),
    states: [
      { name: 'empty', open: asOwner(sheet) },
      { name: 'failing', open: asOwner(sheet, retryShown, failing('**/shift/?*')) },
    ],
  },
];
