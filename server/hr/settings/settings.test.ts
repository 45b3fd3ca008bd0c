/** Each setting of HR changes what it says; what is there already stays as it is. */
import { beforeAll, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { auditOf, newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(server);
});
const call = (method: string, path: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${path}`, { token, ...(json === undefined ? {} : { json }) });
const set = (change: object, token = owner.token) => call('PATCH', 'hr_settings/', change, token);
const add = (form: object = {}) =>
  call('POST', 'employees/post_employee_form_once/', { first_name: 'Amina', last_name: 'Bello', ...form });

it('numbers new employees under the prefix, from the number after the highest', async () => {
  expect((await add()).body.employee_id).toBe('EMP-0002');
  expect((await set({ employee_id_prefix: 'LAG/', employee_id_digits: 3 })).body).toMatchObject({
    employee_id_prefix: 'LAG/',
    onboarding_link_days: 7,
  });
  expect((await call('GET', 'employees/next_id/')).body).toEqual({ employee_id: 'LAG/001' });
  expect((await add()).body.employee_id).toBe('LAG/001');
  await add({ employee_id: 'LAG/041' });
  await add({ employee_id: 'LAG/9x' });
  expect((await add()).body.employee_id).toBe('LAG/042');
  expect((await auditOf(server, owner)).map(({ text }) => text)).toContain(
    'Changed the prefix of employee IDs and digits of employee IDs',
  );
});

it('ends the probation of a new employee so many months after the hire date, unless the form says when', async () => {
  await set({ probation_months: 6 });
  const hired = { hire_date: '2026-08-31' };
  expect((await add(hired)).body.probation_end_date).toBe('2027-02-28');
  expect((await add({ ...hired, probation_end_date: '2026-10-01' })).body.probation_end_date).toBe('2026-10-01');
  expect((await add()).body.probation_end_date).toBeNull();
});

it('lets the link of an onboarding work as many days', async () => {
  await set({ onboarding_link_days: 3 });
  const { body } = await call('POST', 'onboardings/', { first_name: 'Ngozi', last_name: 'Eze' });
  const { expires_at } = (await call('POST', `onboardings/${body.id}/link/`)).body;
  expect(Math.round((Date.parse(expires_at) - server.clock.now().getTime()) / 3_600_000)).toBe(72);
});

it('is changed only by those who may manage HR, and refuses what makes no sense', async () => {
  const reader = await newMember(server, owner, 'reads.people@example.test', ['access_hr', 'edit_people']);
  expect((await call('GET', 'hr_settings/', undefined, reader.token)).status).toBe(200);
  expect((await set({ probation_months: 3 }, reader.token)).status).toBe(403);
  for (const change of [{ employee_id_prefix: 'N2-' }, { employee_id_digits: 9 }, { probation_months: 0 }, {}])
    expect((await set(change)).status).toBe(400);
});

it('says what of the set-up is done from what there is', async () => {
  const done = async () =>
    Object.fromEntries(
      (await call('GET', 'hr_setup/')).body.steps.map(({ step, is_done }: { step: string; is_done: boolean }) => [
        step,
        is_done,
      ]),
    );
  expect(await done()).toMatchObject({
    employees: true,
    departments: false,
    jobs: false,
    managers: false,
    hr_staff: true,
  });
  const [manager] = (await call('GET', 'employees/all')).body;
  const [department] = (await call('GET', 'departments/')).body.results;
  await call('POST', 'jobs/', { name: 'Dispatcher' });
  await add({ department: department.id, manager: manager.id });
  expect(await done()).toMatchObject({ departments: true, jobs: true, managers: true, benefits: false });
});

it('gives the default benefits to the employment types that it names, from the day that it says', async () => {
  const { id } = (await call('POST', 'benefits/', { name: 'HMO', kind: 'health' })).body;
  await call('PATCH', `benefits/${id}/toggle_default/`, { is_default: true });
  await set({ default_benefit_types: ['permanent'], default_benefit_start: 'probation_end', probation_months: 6 });
  const given = async (form: object) => {
    const { body } = await call('GET', `employees/${(await add(form)).body.id}/benefits/`);
    return body.results.map(({ start_date }: { start_date: string }) => start_date);
  };
  const hired = { hire_date: '2026-01-05' };
  expect(await given({ ...hired, employment_type: 'permanent' })).toEqual(['2026-07-06']);
  expect(await given({ ...hired, employment_type: 'contract' })).toEqual([]);
  expect(await given(hired)).toEqual(['2026-07-06']);
  await set({ probation_months: null });
  expect(await given({ ...hired, employment_type: 'permanent' })).toEqual(['2026-01-05']);
  await set({ default_benefit_types: [] });
  expect(await given({ ...hired, employment_type: 'permanent' })).toEqual([]);
});

it('shows benefits to employees and contacts to managers, until it does not', async () => {
  const { employee, benefits } = (await call('GET', 'my_profile/')).body.profile;
  await add({ manager: employee.id, phone_number: '0803 123 4567', email: 'report@example.test' });
  const contacts = async () => {
    const { results } = (await call('GET', 'my_team/')).body;
    return results.map(({ email, phone_number }: Record<string, string>) => [email, phone_number]);
  };
  expect([benefits, await contacts()]).toEqual([[], [['report@example.test', '+2348031234567']]]);
  const benefit = (await call('POST', 'benefits/', { name: 'Lunch', kind: 'allowance' })).body.id;
  await call('POST', `benefits/${benefit}/assign/`, { employees: [employee.id], start_date: '2026-01-01' });
  expect((await call('GET', 'my_profile/')).body.profile.benefits).toMatchObject([{ name: 'Lunch' }]);
  await set({ employees_see_benefits: false, managers_see_contacts: false });
  expect((await call('GET', 'my_profile/')).body.profile.benefits).toBeNull();
  expect(await contacts()).toEqual([[null, null]]);
});
