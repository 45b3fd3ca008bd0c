/** Costs: what papers cost, and what of costs is left when their source has gone. */
import { expect, it } from 'vitest';
import { newVehicle, startFleet } from '../fleet.testing.ts';

const { fleet } = await startFleet();

const yearOf = async (vehicle: string) => (await fleet('GET', `vehicle-costs/?year=2026&vehicle=${vehicle}`)).body.sums;

it('are those of papers too, and go with a paper that is deleted', async () => {
  const { id } = await newVehicle(fleet);
  const paper = {
    type: 'insurance',
    title: 'Third party',
    issue_date: '2026-02-01',
    due_date: '2027-01-31',
    cost: 15_000,
  };
  const { body } = await fleet('POST', `vehicles/${id}/statutory/`, paper);
  expect(await yearOf(id)).toMatchObject({ papers: 1_500_000, total: 1_500_000 });
  await fleet('PATCH', `vehicles/${id}/statutory/bulk-delete/`, { ids: [body.id] });
  expect(await yearOf(id)).toMatchObject({ papers: 0, total: 0 });
});

it('are in the year of the day on which they were made, and not in the one before', async () => {
  const { id } = await newVehicle(fleet);
  const given = { kind: 'fine', description: 'No belt', amount: 500_000 };
  for (const happened_on of ['2025-12-31', '2026-01-01'])
    await fleet('POST', `vehicles/${id}/incidents/`, { ...given, happened_on });
  const before = (await fleet('GET', `vehicle-costs/?year=2025&vehicle=${id}`)).body;
  expect([before.months[11].fines, before.sums.fines, (await yearOf(id)).fines]).toEqual([500_000, 500_000, 500_000]);
});

it('have the kobo of papers, services and repairs, without drift', async () => {
  const { id } = await newVehicle(fleet, { purchase_price: 29_000_000.55 });
  expect((await fleet('GET', `vehicles/${id}/`)).body.purchase_price).toBe(29_000_000.55);
  const paper = { type: 'insurance', title: 'Third party', issue_date: '2026-02-01', due_date: '2027-01-31' };
  for (const cost of [0.1, 0.2]) {
    const service = { description: `Oil ${cost}`, service_date: '2026-02-01', cost };
    expect((await fleet('POST', `vehicles/${id}/services/`, service)).body.cost).toBe(cost);
    const repair = { description: 'Gear', repair_date: '2026-02-01', cost };
    expect((await fleet('POST', `vehicles/${id}/repairs/`, repair)).body.cost).toBe(cost);
    expect((await fleet('POST', `vehicles/${id}/statutory/`, { ...paper, cost })).body.cost).toBe(cost);
  }
  expect(await yearOf(id)).toMatchObject({ services: 30, repairs: 30, papers: 30, total: 90 });
  const { status, body } = await fleet('POST', `vehicles/${id}/statutory/`, { ...paper, cost: 1.005 });
  expect([status, body]).toEqual([400, { cost: ['Write naira with at most two decimals, such as 1500.50.'] }]);
});
