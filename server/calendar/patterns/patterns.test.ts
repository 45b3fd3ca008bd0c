import { beforeAll, expect, it } from 'vitest';
import { newEmail, type SignedIn } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { workCalendarsOf } from './acts.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let hr: SignedIn;

const call = (method: string, rest: string, json?: unknown, token = hr.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const six = [420, 420, 420, 420, 420, 240, 0];
const add = async (name: string, cycle: number[] = six) => (await call('POST', 'work_patterns/', { name, cycle })).body;
const nobody = { first_day: '2027-03-01', everyone: false, departments: [], employees: [] };
const employee = async (first_name: string, rest: object = {}): Promise<string> =>
  (await call('POST', 'employees/post_employee_form_once/', { first_name, last_name: 'Obi', ...rest }, owner.token))
    .body.id;
/** What somebody works on each of these days. */
const worked = (id: string, ...days: string[]) =>
  server.platform.db.as({ businessId: owner.businessId }, async (tx) => {
    const calendars = await workCalendarsOf({ tx, businessId: owner.businessId }, [id], {
      from: days[0] ?? '',
      to: days.at(-1) ?? '',
    });
    return days.map((day) => calendars.get(id)?.(day));
  });

beforeAll(async () => {
  owner = await newOwner(server);
  hr = await newMember(server, owner, newEmail(), ['access_hr', 'manage_time_off']);
});

it('a pattern is added, found, changed and deleted until somebody is assigned it', async () => {
  const pattern = await add(' Six days ');
  expect(pattern).toEqual({ id: pattern.id, name: 'Six days', cycle: six, is_assigned: false });
  expect((await call('POST', 'work_patterns/', { name: 'SIX DAYS', cycle: [1] })).status).toBe(400);
  expect((await call('GET', 'work_patterns/?search=six')).body.results).toEqual([pattern]);
  const changed = await call('PUT', `work_patterns/${pattern.id}/`, { name: 'Six', cycle: [480, 0] });
  expect(changed.body).toEqual({ ...pattern, name: 'Six', cycle: [480, 0] });
  expect((await call('DELETE', `work_patterns/${pattern.id}/`)).status).toBe(204);
  expect((await call('DELETE', `work_patterns/${pattern.id}/`)).status).toBe(404);
});

it('the days of a pattern that was assigned stay, its name changes', async () => {
  const { id } = await add('Depot');
  await call('POST', `work_patterns/${id}/assign/`, { ...nobody, employees: [await employee('Ada')] });
  expect((await call('PUT', `work_patterns/${id}/`, { name: 'Depot', cycle: [480] })).status).toBe(409);
  expect((await call('PUT', `work_patterns/${id}/`, { name: 'The depot', cycle: six })).body.name).toBe('The depot');
  expect((await call('DELETE', `work_patterns/${id}/`)).status).toBe(409);
});

it('a pattern nobody works by, and one with more than a day in a day, is refused', async () => {
  const refused = await Promise.all(
    [[], [0, 0], [1441], [-1], Array.from({ length: 29 }, () => 480)].map((cycle) =>
      call('POST', 'work_patterns/', { name: 'Odd', cycle }),
    ),
  );
  for (const { status, body } of refused) expect([status, Object.keys(body)[0]?.split('.')[0]]).toEqual([400, 'cycle']);
});

it('what is said of a person holds before what is said of their department and of everybody, and history stays', async () => {
  const department = (await call('POST', 'departments/', { name: 'Night watch' }, owner.token)).body.id;
  const id = await employee('Ben', { department });
  const [everybody, ofDepartment, own] = [await add('All', [100]), await add('Watch', [200]), await add('Ben', [300])];
  const assign = (pattern: { id: string }, of: object) =>
    call('POST', `work_patterns/${pattern.id}/assign/`, { ...nobody, ...of });
  expect((await assign(everybody, { everyone: true, first_day: '2027-02-01' })).body.is_assigned).toBe(true);
  await assign(ofDepartment, { departments: [department], first_day: '2027-03-01' });
  await assign(own, { employees: [id], first_day: '2027-04-05' });
  const days = ['2027-01-29', '2027-02-01', '2027-03-01', '2027-04-05'];
  expect((await worked(id, ...days)).map((day) => day?.minutes)).toEqual([480, 100, 200, 300]);

  await assign(everybody, { employees: [id], first_day: '2027-04-05' });
  expect((await worked(id, '2027-04-05')).map((day) => day?.minutes)).toEqual([100]);
  const history = (await call('GET', `work_periods/?employee=${id}`)).body.results;
  expect(history).toEqual([
    expect.objectContaining({ employee: 'Ben Obi', department: null, first_day: '2027-04-05' }),
  ]);
  const ofPattern = (await call('GET', `work_periods/?pattern=${ofDepartment.id}`)).body.results;
  expect(ofPattern).toEqual([expect.objectContaining({ employee: null, department: 'Night watch' })]);
});

it('a holiday is off for those whose state has it', async () => {
  const region = (
    await call('POST', 'regions/', { name: 'Kano depot', state: 'Kano', city: '', address1: '' }, owner.token)
  ).body.id;
  const [there, here] = [await employee('Musa', { region }), await employee('Chidi')];
  const isese = { name: 'Kano day', scope: 'state', state: 'Kano', days: [{ day: '2027-06-21', is_half: true }] };
  await call('POST', 'holidays/', isese);
  expect((await worked(there, '2027-06-21'))[0]?.holiday).toBe(0.5);
  expect((await worked(here, '2027-06-21'))[0]?.holiday).toBe(0);
  expect((await worked(here, '2027-10-01'))[0]?.holiday).toBe(1);
});

it('nobody is assigned who is not there, of another business least of all', async () => {
  const { id } = await add('For nobody');
  const stranger = await newOwner(server);
  const theirs = await server.call('GET', `/c/${stranger.businessId}/employees/all`, { token: stranger.token });
  const assign = (of: object) => call('POST', `work_patterns/${id}/assign/`, { ...nobody, ...of });
  expect(Object.keys((await assign({ employees: [theirs.body[0].id] })).body)).toEqual(['employees.0']);
  expect(Object.keys((await assign({ departments: [id] })).body)).toEqual(['departments.0']);
  expect(Object.keys((await assign({})).body)).toEqual(['everyone']);
});
