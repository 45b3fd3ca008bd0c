/** The sheet of a vehicle: of several papers the last one counts, and what is said twice is recorded once. */
import { expect, it } from 'vitest';
import { registerOf } from '../../assets/assets.testing.ts';
import { newVehicle, startFleet } from '../fleet.testing.ts';

const { server, owner, fleet } = await startFleet();

type Line = { type: string; state: string; paper: { title: string } | null };
const insuranceOf = async (id: string): Promise<Line | undefined> =>
  (await fleet('GET', `vehicles/${id}/paper-sheet/`)).body.results.find(({ type }: Line) => type === 'insurance');

it('shows of several papers the one that expires last, and one without a day before all', async () => {
  const { id } = await newVehicle(fleet);
  const add = (title: string, due: object) =>
    fleet('POST', `vehicles/${id}/statutory/`, { type: 'insurance', title, ...due });
  await add('Next year', { due_date: '2027-01-31' });
  await add('Expired', { due_date: '2026-01-31' });
  expect(await insuranceOf(id)).toMatchObject({ state: 'valid', paper: { title: 'Next year' } });
  await add('For ever', {});
  expect((await insuranceOf(id))?.paper?.title).toBe('For ever');
});

it('takes no type that is not ready-made, and records what was said once', async () => {
  const { id } = await newVehicle(fleet);
  const say = (type: string) => fleet('PUT', `vehicles/${id}/paper-sheet/${type}/`, { is_needed: false });
  expect([400, 404]).toContain((await say('passport')).status);
  expect([(await say('insurance')).status, (await say('insurance')).status]).toEqual([200, 200]);
  const { results } = (await registerOf(server, owner)('GET', `assets/${id}/history/`)).body;
  expect(results.filter(({ text }: { text: string }) => text.startsWith('Marked its'))).toHaveLength(1);
});
