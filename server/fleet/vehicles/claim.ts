/** The vehicle that a call is about, and the employee who drives it. */
import { claimAssets, findAsset } from '../../assets/assets/store.ts';
import type { Asking } from '../../assets/assignments/assigning.ts';
import { describeEmployees, type EmployeeCard } from '../../directory/employees.ts';
import { refuse } from '../../platform/errors.ts';

/** @throws 404 also for an asset that is no vehicle */
export async function findVehicle({ tx, businessId, now }: Pick<Asking, 'tx' | 'businessId' | 'now'>, id: string) {
  const asset = await findAsset(tx, businessId, id, now);
  if (asset === undefined || asset.vehicle_type === null) throw refuse.missing();
  return { ...asset, vehicle_type: asset.vehicle_type };
}

/** Locked until the transaction ends. @throws 404 also for an asset that is no vehicle */
export async function claimVehicle({ tx, businessId }: Pick<Asking, 'tx' | 'businessId'>, id: string) {
  const [asset] = await claimAssets(tx, businessId, [id]);
  if (asset === undefined || asset.vehicle_type === null) throw refuse.missing();
  return { ...asset, vehicle_type: asset.vehicle_type };
}

/** @throws 400 at `driver` for somebody who is no employee */
export async function assertDriver({ tx, businessId }: Pick<Asking, 'tx' | 'businessId'>, id: string | null) {
  if (id === null) return;
  if (!(await describeEmployees(tx, businessId, [id])).has(id))
    throw refuse.fields({ driver: ['Choose an employee.'] });
}

/** As the fleet shows an employee. */
export const driverIn = (employees: ReadonlyMap<string, EmployeeCard>, id: string | null) => {
  const found = id === null ? undefined : employees.get(id);
  return found === undefined ? null : { id: found.id, first_name: found.first_name, last_name: found.last_name };
};
