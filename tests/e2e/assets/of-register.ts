import type { Page } from '@playwright/test';
import type { Screen } from '../screens.ts';
import { openAs } from '../test.ts';

/** An owner with a small register, whom no screen changes. */
export const ofRegister =
  (
    path: (ids: { laptop: string; car: string; count: string }) => string,
    then?: (page: Page) => Promise<void>,
  ): Screen['open'] =>
  async (page, world) => {
    const { person, ...ids } = await world.shared('owner of a register', async () => {
      const person = await world.owner();
      const owner = await world.signIn(person);
      const facts = { brand: 'Lenovo', serial_no: 'PF-3XK21', cost: 1_250_000, purchase_date: '2026-03-02' };
      const { id: laptop } = await world.asset(owner, {
        ...facts,
        color: 'Black',
        notes: 'Kept in the safe at night.',
      });
      const car = {
        vehicle_type: 'car',
        vehicle_make: 'toyota',
        vehicle_model: 'toyota-corolla-car',
        plate_no: 'LND 12 AB',
      };
      const { id } = await world.asset(owner, {
        ...car,
        contact: '0801',
        year: 2019,
        mileage: 82_000,
        cost: 9_500_000,
      });
      const { id: binned } = await world.asset(owner, { name: 'Old printer' });
      await world.binAsset(owner, String(binned));
      const { id: count } = await world.stockTake(owner);
      return { person, laptop: String(laptop), car: String(id), count: String(count) };
    });
    await openAs(page, world, person, path(ids));
    await then?.(page);
  };
