/** What the sheet of a vehicle is made of. */
import { todayIn } from '../../directory/business-day.ts';
import { findLicence } from '../../due/port.ts';
import type { Asking } from '../../platform/asking.ts';
import { allPapersOf } from '../papers/presenting.ts';
import { findVehicle } from '../vehicles/claim.ts';
import { listNeeds } from './store.ts';

/** @throws 404 also for an asset that is no vehicle */
export async function knowSheet({ tx, businessId, now }: Pick<Asking, 'tx' | 'businessId' | 'now'>, id: string) {
  const vehicle = await findVehicle({ tx, businessId, now }, id);
  const { assignee } = vehicle;
  const known = {
    today: await todayIn(tx, businessId, now),
    driver: assignee && {
      name: `${assignee.first_name} ${assignee.last_name}`.trim(),
      licence: await findLicence(tx, businessId, assignee.id),
    },
    kind: vehicle.vehicle_type,
    model: vehicle.vehicle_model,
    papers: await allPapersOf({ tx, businessId, now }, vehicle.id),
    needs: await listNeeds(tx, businessId, vehicle.id),
  };
  return { vehicle, known };
}
