import { expect, it } from 'vitest';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { newRota, type Person } from '../rota.testing.ts';

const server = await startTestServer({ jobs: true });
const { owner, reader, bola, newPerson, call, newWeek, shift, weekFor, shiftsOf } = await newRota(server);

const copy = (from: ReturnType<typeof newWeek>, to: ReturnType<typeof newWeek>, token?: string) => {
  const asked = { ...to.body, from_year: from.body.year, from_week_number: from.body.week_number };
  return call('POST', 'shift/copy/', asked, token);
};

it('leaves out and lists who has left or is away, and copies nothing twice', async () => {
  const [from, to] = [newWeek(), newWeek()];
  const [musa, tola]: Person[] = [await newPerson(), await newPerson()];
  for (const employee of [bola.id, musa?.id, tola?.id, null])
    expect((await call('POST', 'shift/', shift(from.monday, { employee, note: 'Till' }))).status).toBe(201);
  const long = shift(from.days[2] ?? '', { end: '20:00', despite: 'Stock' });
  expect((await call('POST', 'shift/', long)).status).toBe(201);

  const terms = { ...plainTerms, accrual: 'none', amount: 0, count_rest_days: true, count_holidays: true };
  const policy = (await call('POST', 'timeoff_policy/', { name: 'Leave', kind: 'other', terms }, owner.token)).body.id;
  await call('POST', `timeoff_policy/${policy}/assign/`, { employees: [musa?.id], start_date: inLagos() }, owner.token);
  const away = { policy, first_day: to.monday, last_day: to.monday };
  await call('POST', `employees/${musa?.id}/timeoff_taken/`, away, owner.token);
  const end = { date: from.days[6], reason: 'resignation' };
  expect((await call('POST', `employees/${tola?.id}/terminate/`, end, owner.token)).status).toBe(200);

  const { status, body } = await copy(from, to);
  expect([status, body.copied]).toEqual([200, 3]);
  expect(body.left_out.map(({ reason }: { reason: string }) => reason).toSorted()).toEqual([
    expect.stringMatching(/^Away on Mon/),
    expect.stringMatching(/^Is not employed on Mon/),
  ]);
  const [first, second] = await shiftsOf(bola, to.query);
  expect([first.date, first.note, second.despite, second.faults[0].rule]).toEqual([
    to.monday,
    'Till',
    `Copied from week ${from.body.week_number}`,
    'day_hours',
  ]);
  expect((await copy(from, to)).body.copied).toBe(0);
  expect((await weekFor(to.query)).open).toHaveLength(1);
});

it('is refused of the week onto itself, and to who does not plan', async () => {
  const week = newWeek();
  expect((await copy(week, week)).body).toEqual({ from_week_number: ['This is the week itself.'] });
  expect((await copy(week, newWeek(), reader.token)).status).toBe(403);
});
