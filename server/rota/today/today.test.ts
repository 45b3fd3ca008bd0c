import { expect, it } from 'vitest';
import { weekOf } from '../../../rules/rota/week.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { newRota } from '../rota.testing.ts';

const server = await startTestServer({ jobs: true });
const { planner, reader, bola, call, shift } = await newRota(server);
const today = inLagos();
const { year, week } = weekOf(today);
const query = `year=${year}&week_number=${week}`;
const read = async (token: string) => (await call('GET', 'shift/today/', undefined, token)).body;
const rows = async (more: string, token = planner.token) =>
  (await call('GET', `shift/?${query}${more}`, undefined, token)).body;
const plan = (more: object) => call('POST', 'shift/', shift(today, { despite: 'Needed', ...more }));
const publish = async () => {
  const { version } = (await call('GET', `shift/publish/?${query}`)).body;
  return call('POST', 'shift/publish/', { year, week_number: week, version });
};

it('counts who works today as it is published, and what is open or not published, as their rows say', async () => {
  await plan({});
  await plan({ employee: reader.id });
  await plan({ employee: null });
  const nothing = await read(planner.token);
  expect(nothing).toMatchObject({ date: today, year, week_number: week, time_format: 12 });
  expect(nothing.figures).toEqual({ people: 0, open: 1, unpublished: 3 });
  expect((await publish()).status).toBe(200);
  await plan({ employee: planner.id });
  const own = (await rows('')).employees.find(({ id }: { id: string }) => id === bola.id).shifts[0];
  expect((await call('DELETE', `shift/${own.id}/`)).status).toBe(204);
  const { figures } = await read(reader.token);
  expect(figures).toEqual({ people: 2, open: 1, unpublished: 2 });
  const published = await rows('&is_published=true');
  expect(published.employees.map(({ id }: { id: string }) => id).toSorted()).toEqual([bola.id, reader.id].toSorted());
  const seen = await rows('');
  expect([seen.open.length, seen.unpublished]).toEqual([figures.open, figures.unpublished]);
});

it('shows everybody their own next shifts, and the figures to nobody else', async () => {
  const { figures, mine } = await read(bola.token);
  expect(figures).toBeNull();
  // Of what is published: that it is planned otherwise by now is not told yet.
  expect(mine).toMatchObject([{ date: today, start: '08:00', end: '16:00', role: null }]);
  expect(mine[0].location).not.toBe('');
  expect((await read(planner.token)).mine).toEqual([]);
});
