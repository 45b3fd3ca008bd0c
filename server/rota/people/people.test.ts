/** The coming shifts of one employee. */
import { expect, it } from 'vitest';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { newRota } from '../rota.testing.ts';

const server = await startTestServer({ jobs: true });
const { planner, reader, bola, newPerson, call, newWeek, shift } = await newRota(server);

type Row = { id: string; date: string };
const listOf = async (id: string, token: string, query = '') =>
  (await call('GET', `employees/${id}/shifts/${query}`, undefined, token)).body;
const plan = async (date: string, more: object = {}) => (await call('POST', 'shift/', shift(date, more))).body.id;

it('are planned for who sees the plan, and published for everybody else', async () => {
  const musa = await newPerson();
  const week = newWeek();
  const [monday = '', tuesday = '', wednesday = ''] = week.days;
  const { id: role } = (await call('POST', 'roles/', { name: 'Cashier' })).body;
  const of = { employee: musa.id };
  const [first, second] = [await plan(monday, { ...of, role }), await plan(tuesday, of)];
  await plan(monday);
  expect((await listOf(musa.id, bola.token)).results).toEqual([]);
  const { version } = (await call('GET', `shift/publish/?${week.query}`)).body;
  await call('POST', 'shift/publish/', { ...week.body, version });
  await call('PUT', `shift/${second}/`, shift(tuesday, { ...of, start: '09:00' }));
  const third = await plan(wednesday, of);

  const shown = (list: { results: (Row & { start: string; state: string })[] }) =>
    list.results.map(({ id, date, start, state }) => [id, date, start, state]);
  for (const { token } of [reader, planner])
    expect(shown(await listOf(musa.id, token))).toEqual([
      [first, monday, '08:00', 'published'],
      [second, tuesday, '09:00', 'changed'],
      [third, wednesday, '08:00', 'planned'],
    ]);
  for (const { token } of [bola, musa])
    expect(shown(await listOf(musa.id, token))).toEqual([
      [first, monday, '08:00', 'published'],
      [second, tuesday, '08:00', 'published'],
    ]);
  const [row] = (await listOf(musa.id, bola.token)).results;
  const { year, week_number } = week.body;
  expect(row).toMatchObject({ end: '16:00', minutes: 420, role: 'Cashier', year, week_number });
  expect(row.location).not.toBe('');
});

it('are paged in their order, without those that have passed', async () => {
  const [musa, week] = [await newPerson(), newWeek()];
  const planned: string[] = [];
  for (const date of week.days.slice(0, 5)) planned.push(await plan(date, { employee: musa.id, despite: 'Needed' }));
  await server.sql('update shifts set day = $2 where id = $1', [planned[0], inLagos(-2)]);
  const pages = [
    await listOf(musa.id, reader.token, '?page_size=3'),
    await listOf(musa.id, reader.token, '?page_size=3&page=2'),
  ];
  expect(pages.flatMap(({ results }) => results.map(({ id }: Row) => id))).toEqual(planned.slice(1));
  expect(pages.map(({ count, next, results }) => [count, next !== null, results.length])).toEqual([
    [4, true, 3],
    [4, false, 1],
  ]);
});

it('are of nobody whom another business employs', async () => {
  const stranger = await newOwner(server);
  const theirs = `/c/${stranger.businessId}/employees/${bola.id}/shifts/`;
  expect((await server.call('GET', theirs, { token: stranger.token })).status).toBe(404);
  expect((await call('GET', `employees/${bola.id}/shifts/`, undefined, stranger.token)).status).toBe(404);
  expect((await server.call('GET', `/c/${stranger.businessId}/employees/${bola.id}/shifts/`)).status).toBe(401);
});
