/** What is typed of a service, a repair or a paper that is added or corrected, and what it sends. Pure. */

import type { components } from '../../../openapi/generated/contract.ts';
import { nairaDigits, nairaIn } from '../../../rules/shared/naira.ts';
import { chosenIn, renewsText } from '../shared/renews.ts';
import {
  emptyRenewal,
  numberIn,
  type RenewalFields,
  type RenewalKind,
  toPaper,
  toService,
  typeIn,
} from './renewal-form.ts';

type Schemas = components['schemas'];
export type CareKind = RenewalKind | 'repair';
/**
 * @property vendor who repaired it
 * @property renews of a service, as `domain/shared/renews.ts` writes it
 */
export type CareFields = RenewalFields & { vendor: string; renews: string };
export const emptyCare: CareFields = { ...emptyRenewal, vendor: '', renews: '' };

const textOf = (value: number | null): string => (value === null ? '' : String(value));

export const fieldsOfService = (service: Schemas['VehicleService']): CareFields => ({
  ...emptyCare,
  title: service.description,
  date: service.service_date,
  due_date: service.due_date ?? '',
  mileage: textOf(service.mileage),
  reminder_days: textOf(service.reminder_days),
  cost: nairaDigits(service.cost),
  renews: renewsText(service.renews.map(({ id }) => id)),
});

export const fieldsOfRepair = (repair: Schemas['VehicleRepair']): CareFields => ({
  ...emptyCare,
  title: repair.description,
  date: repair.repair_date,
  vendor: repair.vendor,
  mileage: textOf(repair.mileage),
  cost: nairaDigits(repair.cost),
});

export const fieldsOfPaper = (paper: Schemas['VehiclePaper']): CareFields => ({
  ...emptyCare,
  type: paper.type,
  title: paper.title,
  date: paper.issue_date ?? '',
  due_date: paper.due_date ?? '',
  mileage: textOf(paper.mileage),
  reminder_days: textOf(paper.reminder_days),
  cost: paper.cost === null ? '' : nairaDigits(paper.cost),
});

/** By field. A paper may be without dates, as one that says whose vehicle it is. */
export function mistakesInCare(fields: CareFields, kind: CareKind): Record<string, string[]> {
  const { type, title, date, due_date: due, reminder_days: days } = fields;
  const mistakes: Record<string, string[]> = {};
  if (title.trim() === '') mistakes.title = ['Required'];
  if (kind === 'paper' && type === '') mistakes.type = ['Required'];
  if (kind !== 'paper' && date === '') mistakes.date = ['Required'];
  if (due !== '' && date !== '' && due < date) mistakes.due_date = ['It must not be before the date above.'];
  if (due === '' && days !== '') mistakes.due_date = ['Say when it is due to be reminded.'];
  return mistakes;
}

export const newPaper = (fields: CareFields, attachments: string[]): Schemas['NewVehiclePaper'] => ({
  ...toPaper(fields, attachments),
  type: typeIn(fields.type) ?? 'autoreg',
});

const toRepair = (fields: CareFields): Schemas['NewVehicleRepair'] => ({
  description: fields.title.trim(),
  repair_date: fields.date,
  vendor: fields.vendor.trim(),
  mileage: numberIn(fields.mileage),
  cost: nairaIn(fields.cost),
});
export const newRepair = (fields: CareFields, attachments: string[]) => ({ ...toRepair(fields), attachments });
export const correctedRepair = toRepair;

/** Files and, unless its days were changed, the reminder stay what they are. */
function withoutUnchanged<Sent extends { attachments?: string[]; reminder_days?: unknown }>(
  { attachments: _, reminder_days, ...sent }: Sent,
  isSame: boolean,
) {
  return { ...sent, ...(isSame ? {} : { reminder_days }), is_correction: true } as Omit<Sent, 'attachments'> & {
    is_correction: true;
  };
}

/** Without a choice the server finds what it renews. */
const renewsIn = ({ renews }: CareFields): { renews?: string[] } => {
  const chosen = chosenIn(renews);
  return chosen === null ? {} : { renews: chosen };
};
export const newService = (fields: CareFields, attachments: string[]): Schemas['NewVehicleService'] => ({
  ...toService(fields, attachments),
  ...renewsIn(fields),
});
export const correctedService = (known: CareFields, fields: CareFields): Schemas['VehicleServiceRenewal'] => ({
  ...withoutUnchanged(toService(fields, []), known.reminder_days === fields.reminder_days),
  ...(known.renews === fields.renews ? {} : renewsIn(fields)),
});
export const correctedPaper = (known: CareFields, fields: CareFields): Schemas['VehiclePaperRenewal'] =>
  withoutUnchanged(toPaper(fields, []), known.reminder_days === fields.reminder_days);

/** The day on which a paper expires that is valid for so many months from its day of issue, that day counted. */
export function expiryAfter(issued: string, months: number): string {
  const [year = 0, month = 1, day = 1] = issued.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  // Issued on the 31st, it lasts to the end of a shorter month.
  const end = day > last ? last : day - 1;
  return new Date(Date.UTC(year, month - 1 + months, end)).toISOString().slice(0, 10);
}
