import { beforeAll, expect, it } from 'vitest';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { newEmail, type SignedIn } from '../../accounts/accounts.testing.ts';
import { employeeIdOf } from '../../hr/hr.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { newId } from '../../platform/database/ids.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
type Person = SignedIn & { id: string };
const newPersonOf = async (permissions: Parameters<typeof newMember>[3] = []): Promise<Person> => {
  const member = await newMember(server, owner, newEmail(), permissions);
  return { ...member, id: await employeeIdOf(server, owner, member.user.id) };
};
let hr: Person;
let one: Person;
let other: Person;
let department: string;
let policy: string;
const ask = async (person: Person, after: number, token = person.token) => {
  const days = { policy, first_day: inLagos(after), last_day: inLagos(after + 1) };
  const path = token === person.token ? 'my_timeoff_requests/' : `employees/${person.id}/timeoff_requests/`;
  return call('POST', path, days, token);
};
const block = (more: object = {}) =>
  call(
    'POST',
    'timeoff_blackouts/',
    { first_day: inLagos(30), last_day: inLagos(40), reason: 'The stock is counted', ...more },
    hr.token,
  );

beforeAll(async () => {
  owner = await newOwner(server);
  [hr, one, other] = [await newPersonOf(['manage_time_off']), await newPersonOf(), await newPersonOf()];
  department = (await call('POST', 'departments/', { name: 'Warehouse' })).body.id;
  const moved = await call('PUT', `employees/${one.id}/update_job_details/`, { department });
  expect(moved.status).toBe(200);
  const terms = { ...plainTerms, accrual: 'none', amount: 0, count_rest_days: true, count_holidays: true };
  policy = (await call('POST', 'timeoff_policy/', { name: 'Leave', kind: 'other', terms })).body.id;
  const people = { employees: [one.id, other.id], start_date: inLagos() };
  expect((await call('POST', `timeoff_policy/${policy}/assign/`, people)).status).toBe(200);
});

it('refuses these days to the department with the reason, but not to others or to who manages time off', async () => {
  const { status, body } = await block({ departments: [department] });
  expect([status, body.departments]).toEqual([201, ['Warehouse']]);
  const refused = await ask(one, 39);
  expect(refused.status).toBe(400);
  expect(refused.body.first_day[0]).toMatch(/^No time off .*: The stock is counted\. Ask who manages time off\.$/);
  expect((await ask(one, 41)).status).toBe(201);
  expect((await ask(other, 39)).status).toBe(201);
  expect((await ask(one, 35, hr.token)).status).toBe(201);
  const taken = { policy, first_day: inLagos(31), last_day: inLagos(31) };
  expect((await call('POST', `employees/${one.id}/timeoff_taken/`, taken, hr.token)).status).toBe(201);

  expect((await call('DELETE', `timeoff_blackouts/${body.id}/`, undefined, one.token)).status).toBe(403);
  expect((await call('DELETE', `timeoff_blackouts/${body.id}/`, undefined, hr.token)).status).toBe(204);
  expect((await call('DELETE', `timeoff_blackouts/${body.id}/`, undefined, hr.token)).status).toBe(404);
  expect((await ask(one, 38)).status).toBe(201);
});

it('holds for everybody but the exceptions', async () => {
  const days = { first_day: inLagos(60), last_day: inLagos(70) };
  expect((await block({ ...days, exceptions: [other.id] })).body.exceptions[0].id).toBe(other.id);
  expect([(await ask(one, 61)).status, (await ask(other, 61)).status]).toEqual([400, 201]);
  const { results } = (await call('GET', 'timeoff_blackouts/', undefined, hr.token)).body;
  expect(results.map(({ reason }: { reason: string }) => reason)).toEqual(['The stock is counted']);
});

it('is refused for days in the wrong order, and for what is not there', async () => {
  const wrong = { last_day: inLagos(1), departments: [newId()], exceptions: [newId()] };
  const { status, body } = await block(wrong);
  expect([status, Object.keys(body).toSorted()]).toEqual([400, ['departments', 'exceptions', 'last_day']]);
});
