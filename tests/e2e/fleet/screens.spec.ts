/** The screens of the fleet module. */
import type { Page } from '@playwright/test';
import { readMovedNotice } from '../../worlds/device.ts';
import { asOwner, failing, retryShown, type Screen, testScreens } from '../screens.ts';
import { expect, openAs, owner } from '../test.ts';

/** An owner with three vehicles, whom no screen changes. */
const ofFleet =
  (path: (vehicle: string) => string, then?: (page: Page) => Promise<void>): Screen['open'] =>
  async (page, world) => {
    const { person, id } = await world.shared('owner of a fleet', async () => {
      const person = await world.owner();
      const owner = await world.signIn(person);
      const bus = { type: 'bus', make: 'toyota', model: 'toyota-hiace-bus', plate_no: 'LND-24-XA', year: 2017 };
      await world.vehicle(owner, { ...bus, status: 'in_shop', start_mileage: 141_500, color: 'Silver' });
      await world.vehicle(owner, { plate_no: 'APP-88-EP', status: 'sold' });
      const { id } = await world.vehicle(owner);
      const vehicle = String(id);
      // Days that are shown as the pictures were taken.
      await world.vehicleService(owner, vehicle, -3, { service_date: '2026-01-05' });
      await world.vehiclePaper(owner, vehicle, 12, { issue_date: '2026-01-05' });
      await world.vehiclePaper(owner, vehicle, 200, { type: 'roadworthiness', title: 'Road worthiness' });
      await world.vehicleRepair(owner, vehicle);
      for (const [daysAgo, mileage] of [
        [40, 82_100],
        [30, 82_700],
      ] as const)
        await world.vehicleFuel(owner, vehicle, daysAgo, { mileage });
      await world.vehicleFuel(owner, vehicle, 20, { mileage: 83_300, litres: 640, total: 60_800_000 });
      await world.vehicleCheck(owner, vehicle);
      await world.vehicleFine(owner, vehicle);
      return { person, id: vehicle };
    });
    await openAs(page, world, person, path(id), readMovedNotice);
    await then?.(page);
  };

/** What may not be driven since the check of this morning. */
const stopped = { item: 'brakes', note: 'The pedal goes to the floor' } as const;
const ofStopped =
  (path: (vehicle: string) => string, then?: (page: Page) => Promise<void>): Screen['open'] =>
  async (page, world) => {
    const { person, id } = await world.shared('owner of a stopped vehicle', async () => {
      const person = await world.owner();
      const owner = await world.signIn(person);
      const id = String((await world.vehicle(owner)).id);
      await world.vehicleCheck(owner, id, stopped);
      return { person, id };
    });
    await openAs(page, world, person, path(id), readMovedNotice);
    await then?.(page);
  };

/** A driver without any right, who has a vehicle. */
const ofDriver =
  (path: (vehicle: string) => string, then?: (page: Page) => Promise<void>): Screen['open'] =>
  async (page, world) => {
    const { person, id } = await world.shared('driver of a vehicle', async () => {
      const boss = await world.owner();
      const owner = await world.signIn(boss);
      const person = await world.member(boss, { permissions: [] });
      const id = String((await world.vehicle(owner)).id);
      await world.vehiclePaper(owner, id, 0, { issue_date: '2026-01-05', due_date: '2040-01-04' });
      await world.assignVehicle(owner, id, person.email);
      return { person, id };
    });
    await openAs(page, world, person, path(id));
    await then?.(page);
  };

const ofNoFleet: Screen['open'] = async (page, world) =>
  openAs(page, world, await owner(world), '/fleet', readMovedNotice);

const dialogShown = (name: string) => (page: Page) => expect(page.getByRole('dialog', { name })).toBeVisible();
const rowShown = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
/** As a driver opens it: without an account. */
const ofRoadside: Screen['open'] = async (page, world) => {
  const { url } = await world.shared('a roadside link', async () => {
    const owner = await world.signIn(await world.owner());
    const { id } = await world.vehicle(owner);
    const dates = { issue_date: '2026-01-05' };
    await world.vehiclePaper(owner, String(id), -12, { ...dates, due_date: '2026-01-20' });
    await world.vehiclePaper(owner, String(id), 0, {
      type: 'autoreg',
      title: 'Vehicle licence',
      issue_date: '2026-01-05',
      due_date: '2040-01-04',
    });
    return world.roadsideLink(owner, String(id));
  });
  await page.goto(new URL(String(url)).pathname);
  await expect(page.getByRole('heading', { level: 1, name: 'KJA-117-YD' })).toBeVisible();
};
/** What was spent in a year that is over, so that every month shows what it showed. */
const ofCosts: Screen['open'] = async (page, world) => {
  const person = await world.shared('owner of a fleet with costs', async () => {
    const person = await world.owner();
    const owner = await world.signIn(person);
    const { id } = await world.vehicle(owner);
    const vehicle = String(id);
    for (const [month, total] of Object.entries({ '02': 5_700_000, '03': 6_100_000, '05': 4_800_000, '09': 7_200_000 }))
      await world.vehicleFuel(owner, vehicle, 0, { filled_on: `2025-${month}-05`, total });
    await world.vehicleRepair(owner, vehicle, { repair_date: '2025-06-10', cost: 92_000 });
    await world.vehicleService(owner, vehicle, 90, { service_date: '2025-04-02' });
    return person;
  });
  await openAs(page, world, person, '/fleet/costs', readMovedNotice);
  await page.getByRole('button', { name: /Year/ }).click();
  await page.getByRole('option', { name: '2025' }).click();
  await expect(page.getByText('In 2025', { exact: true })).toBeVisible();
};

const renew = (button: RegExp, title: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click();
  await dialogShown(title)(page);
};

testScreens('fleet', [
  {
    name: 'vehicles',
    open: ofFleet(() => '/fleet?tab=home'),
    states: [
      { name: 'empty', open: ofNoFleet },
      { name: 'moved', open: asOwner('/fleet', dialogShown('Vehicles have moved into the Assets app')) },
      { name: 'no match', open: ofFleet(() => '/fleet?tab=home&search=nothing-like-it') },
      {
        name: 'failing',
        open: async (page, world) => {
          await failing('**/vehicles/?*')(page);
          await ofNoFleet(page, world);
          await retryShown(page);
        },
      },
    ],
  },
  {
    name: 'vehicle-services',
    open: ofFleet((id) => `/fleet/home/${id}?tab=services`, rowShown('Oil and filters')),
    states: [
      {
        name: 'added',
        open: ofFleet((id) => `/fleet/home/${id}?tab=services&modal=add-service`, dialogShown('Add service')),
      },
      {
        name: 'renewing what is due',
        open: ofFleet(
          (id) => `/fleet/home/${id}?tab=services&modal=add-service`,
          async (page) => {
            const dialog = page.getByRole('dialog', { name: 'Add service' });
            await dialog.getByRole('textbox', { name: 'Description' }).fill('Oil and filters');
            await dialog.getByRole('textbox', { name: 'Service Date' }).fill('05 Mar, 2026');
            await dialog.getByRole('textbox', { name: 'Service Date' }).press('Tab');
            await expect(dialog.getByRole('checkbox', { name: /^Oil and filters, due/ })).toBeChecked();
          },
        ),
      },
      { name: 'repairs', open: ofFleet((id) => `/fleet/home/${id}?tab=repairs`, rowShown('Radiator leak')) },
    ],
  },
  {
    name: 'vehicle-papers',
    open: ofFleet((id) => `/fleet/home/${id}?tab=papers`, rowShown('Third party')),
    states: [
      {
        name: 'linked',
        open: ofFleet((id) => `/fleet/home/${id}?tab=papers&modal=roadside-link`, dialogShown('New roadside link')),
      },
    ],
  },
  {
    name: 'roadside',
    open: ofRoadside,
    states: [{ name: 'ended', open: async (page) => void (await page.goto(`/r/${'A'.repeat(43)}`)) }],
  },
  { name: 'add-vehicle', open: ofFleet(() => '/fleet?tab=add-vehicle', dialogShown('Add vehicle')) },
  {
    name: 'vehicle',
    open: ofFleet((id) => `/fleet/home/${id}?tab=overview`),
    states: [
      {
        name: 'edited',
        open: ofFleet((id) => `/fleet?tab=edit-vehicle&vehicleId=${id}`, dialogShown('Edit vehicle')),
      },
    ],
  },
  {
    name: 'vehicle-stopped',
    open: ofStopped((id) => `/fleet/home/${id}?tab=overview`, rowShown('Not to be driven')),
    varying: (page) => [page.getByText(/\d{2} \w{3}, \d{4}/)],
    states: [
      { name: 'listed', open: ofStopped(() => '/fleet?tab=home&needs=decision', rowShown('KJA-117-YD')) },
      {
        name: 'lifting',
        open: ofStopped(
          (id) => `/fleet/home/${id}?tab=overview`,
          async (page) => {
            await page.getByRole('button', { name: 'Lift…' }).click();
            await dialogShown('Let it be driven again')(page);
          },
        ),
      },
      {
        name: 'assigning',
        open: ofStopped(
          (id) => `/fleet/home/${id}?tab=overview`,
          async (page) => {
            await page.getByRole('button', { name: 'Assign', exact: true }).click();
            await rowShown('It stays so until you let it be driven again')(page);
          },
        ),
      },
    ],
  },
  {
    name: 'vehicle-fuel',
    open: ofFleet((id) => `/fleet/home/${id}?tab=fuel`),
    // What they show changes from month to month, or is as the fuel is.
    states: [
      ...(['readings', 'checks', 'costs', 'use'] as const).map((tab) => ({
        name: tab,
        open: ofFleet((id) => `/fleet/home/${id}?tab=${tab}`),
      })),
      { name: 'use of the fleet', open: ofFleet(() => '/fleet/costs?tab=use') },
      { name: 'missing checks', open: ofFleet(() => '/fleet/checks') },
    ],
  },
  { name: 'fleet-costs', open: ofCosts },
  {
    name: 'vehicle-accidents',
    open: ofFleet((id) => `/fleet/home/${id}?tab=accidents`, rowShown('LASTMA')),
  },
  { name: 'add-fuel', open: ofFleet((id) => `/fleet/home/${id}/fuel`) },
  {
    name: 'daily-check',
    open: ofFleet(
      (id) => `/fleet/home/${id}/check`,
      async (page) => {
        const tyres = page.getByRole('radiogroup', { name: 'Tyres and wheel nuts' });
        await tyres.getByText('Not OK').click();
        await expect(page.getByRole('textbox', { name: 'What is wrong?' })).toBeVisible();
      },
    ),
  },
  {
    name: 'my-vehicles',
    open: ofDriver(() => '/my-vehicles', rowShown('KJA-117-YD')),
    states: [
      { name: 'empty', open: asOwner('/my-vehicles', rowShown('You have no vehicle')) },
      { name: 'failing', open: asOwner('/my-vehicles', retryShown, failing('**/my_vehicles/')) },
    ],
  },
  {
    name: 'my-vehicle',
    open: ofDriver((id) => `/my-vehicles/${id}`, rowShown('No problems were reported')),
    varying: (page) => [page.getByText(/\d{2} \w{3}, \d{4}/)],
    states: [
      { name: 'check', open: ofDriver((id) => `/my-vehicles/${id}/check`, rowShown('Horn')) },
      { name: 'fuel', open: ofDriver((id) => `/my-vehicles/${id}/fuel`, rowShown('The tank is full now')) },
      {
        name: 'reporting',
        open: ofDriver(
          (id) => `/my-vehicles/${id}`,
          async (page) => {
            await page.getByRole('button', { name: 'Report a problem' }).click();
            await dialogShown('Report a problem')(page);
          },
        ),
      },
    ],
  },
  {
    name: 'fleet-reminders',
    open: ofFleet(() => '/fleet/reminders'),
    states: [
      { name: 'empty', open: asOwner('/fleet/reminders') },
      {
        name: 'renewing a service',
        open: ofFleet(() => '/fleet/reminders', renew(/^Renew Oil and filters/, 'Renew Maintenance')),
      },
    ],
  },
  {
    name: 'due-list',
    open: ofFleet(() => '/due?module=fleet', rowShown('Oil and filters')),
    states: [
      { name: 'empty', open: asOwner('/due') },
      { name: 'of one state', open: ofFleet(() => '/due?module=fleet&state=missing', rowShown('Missing paper')) },
    ],
  },
  {
    name: 'statutory-renewal',
    open: ofFleet(() => '/fleet/reminders', renew(/^Renew Third party/, 'Renew statutory document')),
  },
]);
