/**
 * An employee who would like to know why a colleague is away, at every door: all that can be read is found in the contract, so
 * that a new one is tried from the day it is written.
 */
import { beforeAll, expect, it } from 'vitest';
import { permissionNames } from '../../../openapi/generated/lists/shared.ts';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { inject } from '../../../tests/api/requests.ts';
import { type Described, operations, resolved } from '../../../tests/api/schemas.ts';
import { newEmail, type SignedIn } from '../../accounts/accounts.testing.ts';
import { employeeIdOf, uploaded } from '../../hr/hr.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';

const server = await startTestServer({ jobs: true });
type Person = SignedIn & { id: string };
let owner: Owner;
let worker: Person;
let colleague: Person;
let manager: Person;
let hr: Person;
let clerk: Person;
let found: { policy: string; request: string; document: string };

/** What nobody is told but those who may know; also that of requests that are asked back or declined. */
const secrets = {
  policy: 'Fertility treatment',
  note: 'The clinic has found a date',
  question: 'Will the clinic need you longer',
  reason: 'Another operation is on that day',
  document: 'clinic-letter.pdf',
};
const unspoken = Object.values(secrets).filter((text) => text !== secrets.policy);

const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const newPerson = async (permissions: Parameters<typeof newMember>[3] = []): Promise<Person> => {
  const member = await newMember(server, owner, newEmail(), permissions);
  return { ...member, id: await employeeIdOf(server, owner, member.user.id) };
};
const isDone = async (answer: ReturnType<typeof call>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};

beforeAll(async () => {
  owner = await newOwner(server);
  [worker, colleague, manager] = [await newPerson(), await newPerson(), await newPerson()];
  hr = await newPerson(['access_hr', 'manage_time_off']);
  clerk = await newPerson(permissionNames.filter((name) => name !== 'manage_time_off'));
  const department = (await isDone(call('POST', 'departments/', { name: 'Workshop' }))).id;
  const job = { manager: null, job: null, department, region: null };
  await isDone(call('PUT', `employees/${colleague.id}/update_job_details/`, job));
  await isDone(call('PUT', `employees/${worker.id}/update_job_details/`, { ...job, manager: manager.id }));
  const terms = { ...plainTerms, accrual: 'none', amount: 0, count_holidays: true, count_rest_days: true };
  const policy = (await isDone(call('POST', 'timeoff_policy/', { kind: 'other', name: secrets.policy, terms }))).id;
  const people = { employees: [worker.id], start_date: inLagos() };
  await isDone(call('POST', `timeoff_policy/${policy}/assign/`, people));
  const ask = async (first: number, last = first) => {
    const file = (await uploaded(server, { token: worker.token, businessId: owner.businessId }, secrets.document)).body
      .id;
    const days = { first_day: inLagos(first), last_day: inLagos(last) };
    const order = { policy, ...days, note: secrets.note, files: [file] };
    return isDone(call('POST', 'my_timeoff_requests/', order, worker.token));
  };
  const answer = (id: string, how: string, json?: object) =>
    isDone(call('POST', `timeoff_requests/${id}/${how}/`, json, manager.token));
  const away = await ask(0, 2);
  await answer(away.id, 'approve');
  await answer((await ask(4)).id, 'decline', { reason: secrets.reason });
  await answer((await ask(6)).id, 'ask_back', { question: secrets.question });
  found = { policy, request: away.id, document: away.documents[0].id };
});

/** What every list and calendar is asked for: today, and where one may choose, the colleague or their policy. */
function queryOf({ parameters }: Described): Record<string, string> {
  const said: Record<string, string> = { employee: worker.id, policy: found.policy, from: inLagos(), to: inLagos(9) };
  const asked = parameters.flatMap(({ name, in: place, schema, required }): [string, string][] => {
    if (place !== 'query') return [];
    const { format, enum: choices } = resolved(schema);
    if (said[name] !== undefined) return [[name, said[name]]];
    if (format === 'date') return [[name, inLagos()]];
    return required && choices !== undefined ? [[name, String(choices[0])]] : [];
  });
  return Object.fromEntries(asked);
}

type Heard = { operation: string; status: number; text: string };
/** All that can be read, of everything that an id may be about. */
async function readAll({ token }: Pick<Person, 'token'>): Promise<Heard[]> {
  const doors = operations.filter(({ method, path }) => method === 'GET' && path.startsWith('/c/{domain}/'));
  const heard: Heard[] = [];
  for (const door of doors)
    for (const id of door.path.includes('{id}') ? [worker.id, found.request, found.policy] : ['']) {
      const path = { domain: owner.businessId, id, document: found.document };
      const { status, text } = await inject(server, door, {}, { token, path, query: queryOf(door) });
      heard.push({ operation: door.id, status, text });
    }
  return heard;
}
const telling = (heard: readonly Heard[], texts: readonly string[]) => [
  ...new Set(heard.filter(({ text }) => texts.some((one) => text.includes(one))).map(({ operation }) => operation)),
];
const answered = (heard: readonly Heard[]) =>
  new Set(heard.filter(({ status }) => status === 200).map(({ operation }) => operation));

it('is told at no door to a colleague of the same department, who sees that somebody is away', async () => {
  const heard = await readAll(colleague);
  expect(telling(heard, Object.values(secrets))).toEqual([]);
  // They were let in where they may be, and what is there says when.
  const doors = ['listTimeoffRequests', 'listTimeoffCalendar', 'listMyTeam', 'listActivity', 'listNotifications'];
  expect([...answered(heard)]).toEqual(expect.arrayContaining([...doors, 'getShiftsToday', 'listDue', 'getMyTimeoff']));
  expect(heard.find(({ operation }) => operation === 'listTimeoffCalendar')?.text).toContain(worker.id);
  // Of the rest, each refuses them, or knows no such thing.
  const refused = ['listEmployeeTimeoffRequests', 'listTimeoffTaken', 'listTimeoffBalances', 'getTimeoffLeaveCard'];
  for (const door of [...refused, 'downloadTimeoffDocument', 'listTimeoffBalancesOn', 'exportTimeoffBalances'])
    expect.soft([...answered(heard)], door).not.toContain(door);
});

it('is told by no other right than that of time off: the kind of leave is known, whose it is and why is not', async () => {
  const heard = await readAll(clerk);
  expect(telling(heard, unspoken)).toEqual([]);
  expect(telling(heard, [secrets.policy])).toContain('listTimeoffPolicies');
  const ofWorker = heard.filter(({ text }) => text.includes(worker.id));
  expect(telling(ofWorker, [secrets.policy])).toEqual([]);
});

it('stands in no feed, nor in the archive of the business for anybody but its owner', async () => {
  const { address } = await isDone(call('PUT', 'calendar_feed/', undefined, colleague.token));
  const feed = await fetch(`${server.url}${new URL(address).pathname}`);
  const text = await feed.text();
  expect([feed.status, Object.values(secrets).filter((secret) => text.includes(secret))]).toEqual([200, []]);
  for (const { token } of [colleague, clerk]) {
    const archive = await server.call('POST', `/businesses/${owner.businessId}/exports/`, { token });
    expect(archive.status).toBe(403);
  }
  const { address: above } = await isDone(call('PUT', 'calendar_feed/', undefined, manager.token));
  const theirs = await (await fetch(`${server.url}${new URL(above).pathname}`)).text();
  expect(theirs).toContain('is away');
  expect(Object.values(secrets).filter((secret) => theirs.includes(secret))).toEqual([]);
});

it.each([
  ['the employee', () => worker],
  ['their manager', () => manager],
  ['who manages time off', () => hr],
])('is told to %s, so that the doors above have something to hide', async (_, who) => {
  const heard = await readAll(who());
  const texts = Object.values(secrets).filter((secret) => heard.some(({ text }) => text.includes(secret)));
  expect(texts).toEqual(Object.values(secrets));
});
