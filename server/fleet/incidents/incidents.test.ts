/** Accidents and fines that are not taken, and what the history of the vehicle says of those that are. */
import { expect, it } from 'vitest';
import { registerOf } from '../../assets/assets.testing.ts';
import { newVehicle, startFleet } from '../fleet.testing.ts';

const { server, owner, fleet } = await startFleet();

const fine = { kind: 'fine', happened_on: '2026-03-02', description: 'No belt', amount: 500_000 };

it.each([
  ['without words', { description: ' ' }, 'description'],
  ['of a day to come', { happened_on: '2026-03-11' }, 'happened_on'],
  ['paid on a day to come', { paid_on: '2026-03-11' }, 'paid_on'],
])('is refused %s', async (_name, more, field) => {
  const { id } = await newVehicle(fleet);
  const { status, body } = await fleet('POST', `vehicles/${id}/incidents/`, { ...fine, ...more });
  expect([status, Object.keys(body)]).toEqual([400, [field]]);
});

it('is told in the history of its vehicle, and changed by nobody at another one', async () => {
  const [mine, other] = [await newVehicle(fleet), await newVehicle(fleet)];
  const { body } = await fleet('POST', `vehicles/${mine.id}/incidents/`, fine);
  expect((await fleet('PUT', `vehicles/${other.id}/incidents/${body.id}/`, fine)).status).toBe(404);
  await fleet('PUT', `vehicles/${mine.id}/incidents/${body.id}/`, { ...fine, kind: 'accident' });
  await fleet('DELETE', `vehicles/${mine.id}/incidents/${body.id}/`);
  const { results } = (await registerOf(server, owner)('GET', `assets/${mine.id}/history/`)).body;
  expect(results.map(({ text }: { text: string }) => text).slice(0, 3)).toEqual([
    'Deleted the accident of 2026-03-02',
    'Changed an accident',
    'Recorded a fine',
  ]);
});
