/** Services and repairs in the words of the register. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';

type Schemas = components['schemas'];
type Service = Schemas['NewVehicleService'];
type Repair = Schemas['NewVehicleRepair'];

/** What the fleet calls fields of the register. */
export const serviceNames = { notes: 'description', date: 'service_date' };
export const repairNames = { notes: 'description', date: 'repair_date' };

/** What is left out is left out here, too: nothing of a new entry, as it was of a corrected one. */
type Sent = Pick<Service & Repair, 'mileage' | 'cost'>;
const figuresIn = ({ mileage, cost }: Sent) => ({
  ...(mileage === undefined ? {} : { mileage }),
  ...(cost === undefined ? {} : { cost: cost ?? 0 }),
});

export const entryOfService = ({ description, service_date: date, due_date, renews, ...figures }: Service) => ({
  notes: description,
  date,
  ...figuresIn(figures),
  ...(due_date === undefined ? {} : { due_date }),
  ...(renews === undefined ? {} : { renews }),
});

export const entryOfRepair = ({ description, repair_date: date, vendor, ...figures }: Repair) => ({
  notes: description,
  date,
  ...figuresIn(figures),
  ...(vendor === undefined ? {} : { vendor }),
});
