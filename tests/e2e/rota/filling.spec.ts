/** The open shifts of a week are filled, and what stays open says why. */
import { expect, openAs, test } from '../test.ts';

test('a planner fills the open shifts of a week, and sees why one stays open', async ({ page, world }) => {
  const owner = await world.owner();
  const signedIn = await world.signIn(owner);
  const path = `/c/${world.businessOf(signedIn)}/`;
  const call = (method: 'GET' | 'POST', rest: string, json?: object) =>
    world.expect(method, `${path}${rest}`, { token: signedIn.accessToken, ...(json === undefined ? {} : { json }) });
  const [region] = (await call('GET', 'regions/all/')) as unknown as { id: string }[];
  for (const first_name of ['Bola', 'Musa'])
    await call('POST', 'employees/post_employee_form_once/', { first_name, last_name: 'Ade', hire_date: '2024-01-08' });
  const driver = (await call('POST', 'roles/', { name: 'Driver', colour: 'blue', needs: ['drivers_licence'] })).id;
  const times = { start: '08:00', end: '16:00', break_minutes: 60, location: region?.id };
  for (const date of ['2036-12-08', '2036-12-08', '2036-12-10']) await call('POST', 'shift/', { ...times, date });
  await call('POST', 'shift/', { ...times, date: '2036-12-11', role: driver });

  await openAs(page, world, owner, '/shift-rota?year=2036&week=50');
  await page.getByRole('button', { name: 'Fill the week' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill the week' });
  await expect(dialog.getByText('3 of 4 open shifts can be filled without breaking a rule.')).toBeVisible();
  const left = dialog.getByRole('list', { name: 'What stays open' });
  await expect(left.getByText('Open: Thursday 11 December')).toBeVisible();
  await expect(left.getByText(/^Bola Ade: .* is missing \(warns\)$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Plan these shifts' }).click();
  await expect(page.getByText('3 shifts are filled')).toBeVisible();
  await expect(page.getByText('1 open')).toBeVisible();
  const week = await call('GET', 'shift/?year=2036&week_number=50');
  const shifts = (week.employees as { shifts: { faults: object[] }[] }[]).flatMap((person) => person.shifts);
  expect([shifts.length, shifts.flatMap(({ faults }) => faults)]).toEqual([3, []]);
});
