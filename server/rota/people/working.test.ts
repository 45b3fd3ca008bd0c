/** What a manager hears of who of their people works today. */
import { expect, it } from 'vitest';
import { weekOf } from '../../../rules/rota/week.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { newRota } from '../rota.testing.ts';

const server = await startTestServer({ jobs: true });
const { owner, reader, bola, newPerson, call, shift } = await newRota(server);
const [manager, musa] = [await newPerson(), await newPerson()];
for (const { id } of [bola, musa])
  await call('PUT', `employees/${id}/update_job_details/`, { manager: manager.id }, owner.token);
await call('PUT', `employees/${manager.id}/update_job_details/`, { manager: reader.id }, owner.token);

const today = inLagos();
const { year, week } = weekOf(today);
const teamOf = async ({ token }: { token: string }) => {
  const { results } = (await call('GET', 'my_team/', undefined, token)).body;
  return new Map(results.map((one: { id: string; works_today: unknown }) => [one.id, one.works_today]));
};

it('is when they work as it is published, that they do not, and nothing before something is', async () => {
  const { id: role } = (await call('POST', 'roles/', { name: 'Cashier' })).body;
  const plan = (more: object) => call('POST', 'shift/', shift(today, Object.assign({ despite: 'Needed' }, more)));
  const { body: first } = await plan({ role, start: '06:00', end: '10:00', break_minutes: 0 });
  await plan({ start: '12:00', end: '16:00', break_minutes: 0 });
  // Who sees the plan is told of their team what is published, too.
  for (const person of [manager, reader])
    expect([(await teamOf(person)).get(bola.id), (await teamOf(person)).get(musa.id)]).toEqual([null, null]);
  const { version } = (await call('GET', `shift/publish/?year=${year}&week_number=${week}`)).body;
  await call('POST', 'shift/publish/', { year, week_number: week, version });
  await call('PUT', `shift/${first.id}/`, shift(today, { role, start: '07:00', end: '10:00', despite: 'Needed' }));
  await plan({ employee: musa.id });
  for (const person of [manager, reader]) {
    const team = await teamOf(person);
    expect(team.get(bola.id)).toMatchObject([
      { date: today, start: '06:00', end: '10:00', role: 'Cashier', location: expect.stringMatching(/./) },
      { start: '12:00', end: '16:00', role: null },
    ]);
    expect(team.get(musa.id)).toEqual([]);
  }
  expect((await teamOf(bola)).size).toBe(0);
});
