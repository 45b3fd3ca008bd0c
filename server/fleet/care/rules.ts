/** Services and repairs in the words of the register. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';

type Schemas = components['schemas'];
type Service = Schemas['NewVehicleService'];
type Repair = Schemas['NewVehicleRepair'];

/** What the fleet calls fields of the register. */
export const serviceNames = { notes: 'description', date: 'service_date' };
export const repairNames = { notes: 'description', date: 'repair_date' };

export const entryOfService = ({ description, service_date: date, due_date, mileage, cost, renews }: Service) => ({
  notes: description,
  date,
  due_date: due_date ?? null,
  mileage: mileage ?? null,
  cost: cost ?? 0,
  ...(renews === undefined ? {} : { renews }),
});

export const entryOfRepair = ({ description, repair_date: date, mileage, cost, vendor }: Repair) => ({
  notes: description,
  date,
  mileage: mileage ?? null,
  cost: cost ?? 0,
  vendor: vendor ?? '',
});
