import { beforeAll, describe, expect, it } from 'vitest';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { newEmail, type SignedIn } from '../../accounts/accounts.testing.ts';
import { employeeIdOf } from '../../hr/hr.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let worker: SignedIn;
let policy: string;

const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
let off: ReadonlySet<string>;
let weeks = 8;
/** Days of a week of its own, from Monday, in which nothing else is off. */
const nextWeek = (): ((days: number) => string) => {
  weeks += 1;
  const monday = dayPlus(inLagos(), { days: weeks * 7 - ((new Date(inLagos()).getUTCDay() + 6) % 7) });
  const day = (days: number) => dayPlus(monday, { days });
  return [0, 1, 2, 3, 4].some((at) => off.has(day(at))) ? nextWeek() : day;
};
const left = async (day: string): Promise<number> =>
  (await call('GET', `my_timeoff/?day=${day}`, undefined, worker.token)).body.balances[0].balance;
const approved = async (first_day: string, last_day: string) => {
  const { body } = await call('POST', 'my_timeoff_requests/', { policy, first_day, last_day }, worker.token);
  expect((await call('POST', `timeoff_requests/${body.id}/approve/`)).status).toBe(200);
  const read = async () =>
    (await call('GET', 'my_timeoff_requests/?page_size=100', undefined, worker.token)).body.results.find(
      ({ id }: { id: string }) => id === body.id,
    );
  return { id: body.id as string, amount: async () => (await read()).amount };
};
const heard = async (): Promise<string[]> =>
  (await call('GET', 'notifications/?page_size=100', undefined, worker.token)).body.results
    .map(({ text }: { text: string }) => text)
    .filter((text: string) => text.startsWith('Your time off takes'));
const holiday = async (...days: { day: string; is_half: boolean }[]) =>
  (await call('POST', 'holidays/', { name: 'Founders Day', scope: 'business', days })).body.id as string;

beforeAll(async () => {
  owner = await newOwner(server);
  worker = await newMember(server, owner, newEmail());
  const year = Number(inLagos().slice(0, 4));
  const years = await Promise.all([year, year + 1].map((of) => call('GET', `holidays/?year=${of}`)));
  type Listed = { days: { day: string }[] };
  off = new Set(years.flatMap(({ body }) => body.results.flatMap(({ days }: Listed) => days.map(({ day }) => day))));
  const employee = await employeeIdOf(server, owner, worker.user.id);
  const began = inLagos(inLagos(-60).endsWith('02-29') ? -61 : -60);
  // A year that begins when the policy does, so that no test depends on the day on which it runs.
  const terms = { ...plainTerms, year: 'fixed', year_start: began.slice(5), amount: 60, prorate_joining: false };
  policy = (await call('POST', 'timeoff_policy/', { name: 'Annual', kind: 'annual', holds_from: began, terms })).body
    .id;
  const order = { employees: [employee], start_date: began };
  expect((await call('POST', `timeoff_policy/${policy}/assign/`, order)).status).toBe(200);
});

it('a declared holiday gives its day back, once, and a cancelled one takes it again', async () => {
  const day = nextWeek();
  const request = await approved(day(0), day(4));
  const before = [await left(day(4)), await request.amount()] as const;
  const id = await holiday({ day: day(1), is_half: false });
  expect([await left(day(4)), await request.amount()]).toEqual([before[0] + 1, before[1] - 1]);
  await call('POST', `holidays/${id}/declare/`, {});
  expect(await left(day(4))).toBe(before[0] + 1);
  expect(await heard()).toEqual([expect.stringMatching(/^Your time off takes \d days now, as Founders Day changed: /)]);

  await call('POST', `holidays/${id}/cancel/`);
  expect([await left(day(4)), await request.amount()]).toEqual(before);
  expect(await heard()).toHaveLength(2);
  await call('DELETE', `holidays/${id}/`);
  expect(await left(day(4))).toBe(before[0]);
});

it('a holiday that moves within the days changes no amount and is not told', async () => {
  const day = nextWeek();
  const id = await holiday({ day: day(0), is_half: false });
  const request = await approved(day(0), day(4));
  const [amount, balance, told] = [await request.amount(), await left(day(4)), (await heard()).length];
  await call('POST', `holidays/${id}/declare/`, { days: [{ day: day(3), is_half: false }] });
  expect([await request.amount(), await left(day(4)), (await heard()).length]).toEqual([amount, balance, told]);
  await call('DELETE', `holidays/${id}/`);
  expect(await request.amount()).toBe(amount + 1);
});

it('half a day off gives half a day back, and nothing may be left of a request', async () => {
  const day = nextWeek();
  const request = await approved(day(2), day(2));
  const before = await left(day(2));
  const id = await holiday({ day: day(2), is_half: true });
  expect([await request.amount(), await left(day(2))]).toEqual([0.5, before + 0.5]);
  await call('PUT', `holidays/${id}/`, { name: 'All day', scope: 'business', days: [{ day: day(2), is_half: false }] });
  expect([await request.amount(), await left(day(2))]).toEqual([0, before + 1]);
});

it('an approval and a declaration at once count the day once, whichever comes first', async () => {
  for (let round = 0; round < 3; round += 1) {
    const day = nextWeek();
    const before = await left(day(1));
    const order = { policy, first_day: day(0), last_day: day(1) };
    const { body } = await call('POST', 'my_timeoff_requests/', order, worker.token);
    await Promise.all([call('POST', `timeoff_requests/${body.id}/approve/`), holiday({ day: day(0), is_half: false })]);
    expect(await left(day(1))).toBe(before - 1);
  }
});

describe('another work pattern', () => {
  const halfWeek = [480, 480, 0, 0, 0, 0, 0];
  const pattern = async (name: string, cycle: readonly number[]) =>
    (await call('POST', 'work_patterns/', { name, cycle })).body.id as string;
  const assign = async (id: string, body: object) =>
    call('POST', `work_patterns/${id}/assign/`, { everyone: false, departments: [], employees: [], ...body });

  it('gives back what nobody works any more, tells it once, and restates what is left', async () => {
    const day = nextWeek();
    const request = await approved(day(0), day(4));
    const before = await left(day(0));
    expect(await request.amount()).toBe(5);
    const told = (await heard()).length;
    const id = await pattern('Two days', halfWeek);
    const employee = await employeeIdOf(server, owner, worker.user.id);
    expect((await assign(id, { first_day: day(2), employees: [employee] })).status).toBe(200);
    // Their week is that of the Monday, so that of Wednesday to Friday nothing is left.
    expect(await request.amount()).toBe(2);
    expect(await left(day(0))).toBe(before);
    const restated = await call('GET', `my_timeoff/?day=${day(4)}`, undefined, worker.token);
    const [{ balance, sentences }] = restated.body.balances;
    expect(sentences.map(({ text }: { text: string }) => text).join()).toContain(
      'less for a changed work pattern from',
    );
    // Two days were taken by then; of the rest two fifths are left.
    expect(balance).toBeCloseTo((before - 1) * 0.4, 0);
    expect((await heard()).slice(0, (await heard()).length - told)).toEqual([
      expect.stringMatching(/^Your time off takes 2 days now, as the days on which you work changed: /),
    ]);
    await assign(id, { first_day: day(2), employees: [employee] });
    expect((await heard()).length).toBe(told + 1);
    expect(
      (
        await assign(await pattern('Full', [480, 480, 480, 480, 480, 0, 0]), {
          first_day: day(2),
          employees: [employee],
        })
      ).status,
    ).toBe(200);
    expect(await request.amount()).toBe(5);
  });
});

it('an employment that is to end cuts what was approved across its last day, and cancels what is after it', async () => {
  const [crossing, later] = [nextWeek(), nextWeek()];
  const [cut, gone] = [await approved(crossing(0), crossing(4)), await approved(later(0), later(1))];
  const { body: pending } = await call(
    'POST',
    'my_timeoff_requests/',
    { policy, first_day: later(2), last_day: later(2) },
    worker.token,
  );
  const employee = await employeeIdOf(server, owner, worker.user.id);
  const end = { date: crossing(1), reason: 'resignation' };
  expect(await call('POST', `employees/${employee}/terminate/`, end)).toMatchObject({ status: 200 });
  expect(await cut.amount()).toBe(2);
  const listed = (await call('GET', 'my_timeoff_requests/?page_size=100', undefined, worker.token)).body.results;
  const of = (id: string) => listed.find((one: { id: string }) => one.id === id);
  expect([of(cut.id), of(gone.id), of(pending.id)]).toMatchObject([
    { status: 'approved', last_day: crossing(1) },
    { status: 'cancelled' },
    { status: 'cancelled' },
  ]);
  const taken = (await call('GET', `employees/${employee}/timeoff_taken/?page_size=100`)).body.results;
  expect(taken.filter(({ request }: { request: string }) => request === gone.id)).toEqual([]);
  expect((await heard()).at(0)).toMatch(/as the last day of your employment changed/);
});
