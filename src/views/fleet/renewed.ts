/** What is renewed, as the dialog of a renewal needs it. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { RenewalFields, RenewalKind } from '../../domain/fleet/renewal-form.ts';
import type { ServiceRenewalRef } from '../../machines/fleet/service-renewal/machine.ts';
import type { StatutoryRenewalRef } from '../../machines/fleet/statutory-renewal/machine.ts';

export type RenewalRef = StatutoryRenewalRef | ServiceRenewalRef;

type Schemas = components['schemas'];

export type Renewed = {
  kind: RenewalKind;
  id: string;
  vehicle: string;
  /** The vehicle in a few words, where it is not that of the page. */
  about: string;
  /** The day that the new one has to be later than. */
  after: string | null;
  fields: Partial<RenewalFields>;
  /** Of a paper of a type that the business made up. */
  typeName?: string | undefined;
};

const lasting = (days: number | null) => (days === null ? '' : String(days));

export const renewedPaper = (paper: Schemas['PaperReminder'] | Schemas['VehiclePaper']): Renewed => ({
  kind: 'paper',
  id: paper.id,
  ...vehicleOf(paper.vehicle),
  after: paper.due_date,
  typeName: paper.type === 'other' ? paper.type_display : undefined,
  fields: { type: paper.type, title: paper.title || paper.type_display, reminder_days: lasting(paper.reminder_days) },
});

export const renewedService = (service: Schemas['ServiceReminder'] | Schemas['VehicleService']): Renewed => ({
  kind: 'service',
  id: service.id,
  ...vehicleOf(service.vehicle),
  after: service.service_date,
  fields: { title: service.description, reminder_days: lasting(service.reminder_days) },
});

const vehicleOf = (vehicle: string | Schemas['VehicleCard']) =>
  typeof vehicle === 'string'
    ? { vehicle, about: '' }
    : { vehicle: vehicle.id, about: [vehicle.make, vehicle.model, vehicle.plate_no].filter(Boolean).join(' ') };
