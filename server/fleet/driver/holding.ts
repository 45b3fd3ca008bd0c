/**
 * Who has a vehicle may check it, fuel it, read its sheet and report on it, without the right to the fleet: the operations with
 * the mark `x-holder`. This is the one rule that says who that is. The transaction has entered the business.
 */
import { employeesOf } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Holds } from '../../platform/http/authorization.ts';
import { listHeldVehicles } from './store.ts';

/** The ids of the vehicles that a member's employee has today. */
export const vehiclesOf = async (tx: Tx, businessId: string, userId: string): Promise<string[]> =>
  listHeldVehicles(tx, businessId, await employeesOf(tx, businessId, userId));

export const holdsVehicle: Holds = async (tx, { businessId, userId, id }) => {
  const held = await vehiclesOf(tx, businessId, userId);
  return id === null ? held.length > 0 : held.includes(id);
};
