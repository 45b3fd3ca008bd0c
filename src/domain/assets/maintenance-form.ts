import type { components } from '../../../openapi/generated/contract.ts';
import { nairaDigits, nairaIn } from '../../../rules/shared/naira.ts';
import { chosenIn, renewsText } from '../shared/renews.ts';

type Schemas = components['schemas'];
type Maintenance = Schemas['Maintenance'];
type Entry = Omit<Schemas['NewMaintenance'], 'editId'>;

export const maintenanceFields = [
  'asset',
  // Nobody types it: the plan that is recorded as done.
  'plan',
  'type',
  'date',
  'due_date',
  'cost',
  'mileage',
  'engine_hours',
  'vendor',
  'notes',
  // As `domain/shared/renews.ts` writes it.
  'renews',
] as const;
export type MaintenanceField = (typeof maintenanceFields)[number];
/** The form as it is typed: empty where nothing is. Cost is in naira, dates are YYYY-MM-DD. */
export type MaintenanceFields = Record<MaintenanceField, string>;

const nothing = Object.fromEntries(maintenanceFields.map((field) => [field, ''])) as MaintenanceFields;

/** The form for a new entry. */
export const newMaintenance = (today: string, given: Partial<MaintenanceFields> = {}): MaintenanceFields => ({
  ...nothing,
  date: today,
  ...given,
});

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

/** An entry as the form shows it. */
export const maintenanceFieldsOf = (entry: Maintenance): MaintenanceFields =>
  Object.fromEntries(
    maintenanceFields.map((field) => [
      field,
      field === 'renews'
        ? renewsText(entry.renews.map(({ id }) => id))
        : field === 'cost'
          ? nairaDigits(entry.cost)
          : textOf(entry[field]),
    ]),
  ) as MaintenanceFields;

/** What the date is of. */
export const dateLabels: Record<Maintenance['type'], string> = {
  service: 'Service date',
  repair: 'Repair date',
  inspection: 'Inspection date',
};

const neededFields = ['asset', 'type', 'cost', 'notes', 'date'] as const satisfies MaintenanceField[];
/** The spelling is the specification's. */
const required = 'Feild is required';

/** The messages of the fields that lack something, by field. Empty when the form can be sent. */
export function mistakesIn(fields: MaintenanceFields): Partial<Record<MaintenanceField, string[]>> {
  const missing = neededFields.filter((field) => fields[field].trim() === '');
  const mistakes: Partial<Record<MaintenanceField, string[]>> = Object.fromEntries(
    missing.map((field) => [field, [required]]),
  );
  if (isService(fields) && fields.due_date !== '' && fields.due_date < fields.date)
    mistakes.due_date = ['Choose a day after the service.'];
  return mistakes;
}

export const isService = ({ type }: MaintenanceFields): boolean => type === 'service';

/** Whether a next service is due, of which somebody can be reminded. */
export const isDue = (fields: MaintenanceFields): boolean =>
  isService(fields) && fields.plan === '' && fields.due_date !== '';

const wholeOrNull = (text: string): number | null => (text.trim() === '' ? null : Math.trunc(Number(text)));

/** The body for createMaintenance. Type and asset come from pickers of what there is. */
export const toEntry = (fields: MaintenanceFields): Entry => ({
  asset: fields.asset,
  plan: fields.plan || null,
  type: fields.type as Entry['type'],
  date: fields.date,
  due_date: isService(fields) && fields.plan === '' ? fields.due_date || null : null,
  cost: nairaIn(fields.cost) ?? 0,
  mileage: wholeOrNull(fields.mileage),
  engine_hours: wholeOrNull(fields.engine_hours),
  vendor: fields.vendor.trim(),
  notes: fields.notes.trim(),
  ...(fields.renews === '' ? {} : { renews: chosenIn(fields.renews) ?? [] }),
});

/** What a change sends: the values that differ. Empty when nothing does. */
export function changesOf(known: MaintenanceFields, fields: MaintenanceFields): Partial<Entry> {
  const before = toEntry(known);
  return Object.fromEntries(
    Object.entries(toEntry(fields)).filter(([field, value]) => String(before[field as keyof Entry]) !== String(value)),
  );
}
