/** The vehicle that a call is about, and the people in its logs. */
import { claimAssets, readAsset } from '../../assets/port.ts';
import { namesOf } from '../../directory/directory.ts';
import { describeEmployees, type EmployeeCard } from '../../directory/employees.ts';
import type { Asking, Inside } from '../../platform/asking.ts';
import type { Permission } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import { isFor } from '../../platform/security/audience.ts';

/** @throws 404 also for an asset that is no vehicle */
export async function findVehicle(inside: Inside & Pick<Asking, 'now'>, id: string) {
  const asset = await readAsset(inside, id);
  if (asset.vehicle_type === null) throw refuse.missing();
  return { ...asset, vehicle_type: asset.vehicle_type };
}

/** Locked until the transaction ends. @throws 404 also for an asset that is no vehicle */
export async function claimVehicle({ tx, businessId }: Inside, id: string) {
  const [asset] = await claimAssets(tx, businessId, [id]);
  if (asset === undefined || asset.vehicle_type === null) throw refuse.missing();
  return { ...asset, vehicle_type: asset.vehicle_type };
}

type Recorder = Inside & { isOwner: boolean; permissions: readonly Permission[] };

/**
 * Who drove: whoever has the vehicle, unless somebody else is named.
 * @throws 400 at `driver` for somebody who is no employee, and where a driver without the right to the fleet names another one
 */
export async function driverOf(recorder: Recorder, holder: string | null, named: string | null | undefined) {
  if (named === undefined || named === holder) return holder;
  if (!isFor('access_vehicles', recorder)) throw refuse.fields({ driver: ['Record only what you drove yourself.'] });
  await assertDriver(recorder, named);
  return named;
}

/** @throws 400 at `driver` for somebody who is no employee */
export async function assertDriver({ tx, businessId }: Inside, id: string | null) {
  if (id === null) return;
  if (!(await describeEmployees(tx, businessId, [id])).has(id))
    throw refuse.fields({ driver: ['Choose an employee.'] });
}

/** As the fleet shows an employee. */
export const driverIn = (employees: ReadonlyMap<string, EmployeeCard>, id: string | null) => {
  const found = id === null ? undefined : employees.get(id);
  return found === undefined ? null : { id: found.id, first_name: found.first_name, last_name: found.last_name };
};

type Entry = { driver_id: string | null; recorded_by: string };

/** The driver of each entry in a vehicle's logs, and the name of who recorded it. */
export async function peopleOf({ tx, businessId }: Inside, entries: readonly Entry[]) {
  const drivers = await describeEmployees(
    tx,
    businessId,
    entries.flatMap(({ driver_id }) => driver_id ?? []),
  );
  const names = await namesOf(
    tx,
    entries.map(({ recorded_by }) => recorded_by),
  );
  return ({ driver_id, recorded_by }: Entry) => ({
    driver: driverIn(drivers, driver_id),
    recorded_by: names.get(recorded_by) ?? '',
  });
}
