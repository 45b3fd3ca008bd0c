/** Fuel: recorded at the pump, and what a vehicle burns. The mileage of a fill goes into the log of the odometer. */

import { dropFilesOf, followReadings, joinAttachments, note, recordReading } from '../../assets/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import { askingOf, type Inside } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { newId } from '../../platform/database/ids.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import { filesOfSubjects } from '../files/store.ts';
import { claimVehicle, driverOf, findVehicle, peopleOf } from '../vehicles/claim.ts';
import { doubtsOf, isSumOf, priceOf, usualTanks } from './rules.ts';
import * as store from './store.ts';

type FuelOperation = 'listFuelEntries' | 'createFuelEntry' | 'deleteFuelEntry' | 'getFuelSummary' | 'putVehicleTank';
type Vehicle = Awaited<ReturnType<typeof findVehicle>>;

const naira = (kobo: number) => `₦${(kobo / 100).toLocaleString('en-NG')}`;

export const fuelHandlers = ({ clock, jobs }: Platform): Pick<Handlers, FuelOperation> => {
  const find = (call: Inside & { params: { id: string } }) =>
    findVehicle({ ...call, now: clock.now() }, call.params.id);
  const yearAgo = async ({ tx, businessId }: Inside) =>
    dayPlus(await todayIn(tx, businessId, clock.now()), { years: -1 });

  async function presenting(
    { tx, businessId }: Inside,
    vehicle: Pick<Vehicle, 'id' | 'vehicle_type'>,
    rows: readonly store.FuelRow[],
  ) {
    const files = await filesOfSubjects(
      tx,
      businessId,
      rows.map(({ id }) => id),
    );
    const people = await peopleOf({ tx, businessId }, rows);
    const tank = (await store.findTank(tx, businessId, vehicle.id)) ?? usualTanks[vehicle.vehicle_type];
    const { usual } = await store.sumFills(tx, businessId, vehicle.id, await yearAgo({ tx, businessId }));
    return (row: store.FuelRow) => {
      const { driver_id: _driver, usualPrice: _price, correction: _why, distance: _km, burnt: _litres, ...facts } = row;
      return {
        ...facts,
        vehicle: vehicle.id,
        ...people(row),
        doubts: doubtsOf(row, tank, usual),
        attachments: files.get(row.id) ?? [],
      };
    };
  }

  async function create(call: BusinessCall<'createFuelEntry'>) {
    const { tx, businessId, userId, params, body } = call;
    const asking = askingOf(call, clock.now());
    const vehicle = await claimVehicle(asking, params.id);
    const today = await todayIn(tx, businessId, asking.now);
    const { filled_on: on = today, mileage = null, is_full: isFull = true, total } = body;
    const litres = Math.round(body.litres * 100) / 100;
    if (on > today) throw refuse.fields({ filled_on: ['Choose today or an earlier day.'] });
    const price = body.price_per_litre ?? priceOf(total, litres);
    if (!isSumOf(total, litres, price)) throw refuse.fields({ total: ['It is not the litres times the price.'] });
    const driverId = await driverOf(call, vehicle.assignee_id, body.driver);
    const fuel = body.fuel ?? (await store.sumFills(tx, businessId, vehicle.id, on)).fuel ?? 'petrol';
    const id = newId();
    const fill = {
      id,
      assetId: vehicle.id,
      on,
      fuel,
      litres,
      price,
      total,
      mileage,
      isFull,
      driverId,
      station: (body.station ?? '').trim(),
      usual: await store.usualPrice(tx, businessId, fuel, on),
    };
    await store.addFills(tx, businessId, [fill], { recordedBy: userId, now: asking.now });
    if (mileage !== null) {
      const correction = (body.correction ?? '').trim();
      const reading = { assetId: vehicle.id, meter: 'odometer', value: mileage, on, correction } as const;
      await recordReading(asking, reading, 'mileage', { kind: 'fuel', id });
    }
    const join = { ids: body.attachments ?? [], subject: { kind: 'fuel', id }, assetId: vehicle.id } as const;
    await joinAttachments(tx, businessId, join);
    await note(
      asking,
      vehicle,
      'vehicle.filled',
      `Filled ${litres.toLocaleString('en-NG')} litres for ${naira(total)}`,
    );
    return answer(asking, vehicle, id);
  }

  const answer = async (inside: Inside, vehicle: Pick<Vehicle, 'id' | 'vehicle_type'>, id: string) => {
    const row = await store.findFill(inside.tx, inside.businessId, vehicle.id, id);
    if (row === undefined) throw refuse.missing();
    return (await presenting(inside, vehicle, [row]))(row);
  };

  const summarise = async ({ tx, businessId }: Inside, vehicle: Vehicle) => {
    const sums = await store.sumFills(tx, businessId, vehicle.id, await yearAgo({ tx, businessId }));
    const tank = await store.findTank(tx, businessId, vehicle.id);
    return {
      consumption: sums.consumption,
      litres: sums.litres,
      total: sums.total,
      fuel: sums.fuel ?? 'petrol',
      tank_litres: tank ?? usualTanks[vehicle.vehicle_type],
      is_usual_tank: tank === undefined,
      mileage: vehicle.mileage,
    };
  };

  return {
    listFuelEntries: async (call) => {
      const vehicle = await find(call);
      const selected = await store.listFills(call.tx, call.businessId, vehicle.id, call.query);
      return pageOf(call, selected, await presenting(call, vehicle, selected.rows));
    },

    createFuelEntry: (call) => {
      const { tx, userId, businessId, body, params, idempotencyKey: key } = call;
      const intent = { userId, key, operation: `createFuelEntry ${params.id}`, businessId, body };
      return once(tx, intent, clock.now(), () => create(call));
    },

    deleteFuelEntry: async (call) => {
      const { tx, businessId, params } = call;
      const asking = askingOf(call, clock.now());
      const vehicle = await claimVehicle(asking, params.id);
      if (!(await store.deleteFill(tx, businessId, vehicle.id, params.entryId))) throw refuse.missing();
      await dropFilesOf(asking, jobs, { kind: 'fuel', id: params.entryId });
      await followReadings(asking, vehicle.id);
      await note(asking, vehicle, 'vehicle.fuelDeleted', 'Deleted a fuel entry');
      return undefined;
    },

    getFuelSummary: async (call) => summarise(call, await find(call)),

    putVehicleTank: async (call) => {
      const vehicle = await claimVehicle(call, call.params.id);
      const { tank_litres: litres } = await summarise(call, await find(call));
      assertUnchanged(call, { litres });
      const text = `Said that the tank takes ${call.body.litres} litres`;
      await note(askingOf(call, clock.now()), vehicle, 'vehicle.tankSet', text);
      await store.storeTank(call.tx, call.businessId, call.params.id, call.body.litres);
      return summarise(call, await find(call));
    },
  };
};
