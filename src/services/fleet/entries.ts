/** Services, repairs and papers of a vehicle, several at once. */
import {
  deleteVehicleRepair,
  deleteVehicleRepairs,
  deleteVehicleService,
  deleteVehicleServices,
} from '../operations/fleet.care.ts';
import { deleteVehiclePapers } from '../operations/fleet.papers.ts';
import type { Options } from '../shared/client.ts';

/** As the addresses name what a vehicle has. */
export type CarePlace = 'services' | 'repairs' | 'statutory';
type OfVehicle = { businessId: string; id: string };

/** As many as one call deletes. */
export const mostDeleted = 200;
const deleteSeveral = {
  services: deleteVehicleServices,
  repairs: deleteVehicleRepairs,
  statutory: deleteVehiclePapers,
};

/** Several go by the call for several, of which those that are gone are left out. */
export async function deleteCare(
  { place, ids, ...vehicle }: OfVehicle & { place: CarePlace; ids: string[] },
  options: Options,
): Promise<void> {
  const [first = ''] = ids;
  if (ids.length === 1 && place === 'services') await deleteVehicleService({ ...vehicle, serviceId: first }, options);
  else if (ids.length === 1 && place === 'repairs') await deleteVehicleRepair({ ...vehicle, repairId: first }, options);
  else await deleteSeveral[place]({ ...vehicle, ids }, options);
}
