/** Finds one vehicle of the register. */
import { findAsset } from '../../assets/assets/store.ts';
import type { Tx } from '../../platform/database.ts';
import { refuse } from '../../platform/errors.ts';

/** @throws 404 also for an asset that is no vehicle */
export async function findVehicle(tx: Tx, businessId: string, id: string, now: Date) {
  const asset = await findAsset(tx, businessId, id, now);
  if (asset === undefined || asset.vehicle_type === null) throw refuse.missing();
  return { ...asset, vehicle_type: asset.vehicle_type };
}
