/** The form of a maintenance plan as it is typed, and what is sent of it. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { ReminderChoice } from '../shared/reminder.ts';

type Schemas = components['schemas'];
type Plan = Schemas['MaintenancePlan'];

/** What is planned, and for what. */
export const subjectFields = ['name', 'type', 'scope', 'asset', 'asset_title', 'asset_type'] as const;
/** How often. */
export const rhythmFields = ['every', 'unit', 'every_km', 'every_hours', 'counts_from', 'last_done_on'] as const;
type PlanField = (typeof subjectFields)[number] | (typeof rhythmFields)[number];
/** Empty where nothing is typed. `scope` says whether it is for one asset or for a type; days are YYYY-MM-DD. */
export type PlanFields = Record<PlanField, string>;
type Mistakes = Partial<Record<PlanField, string[]>>;

const required = ['field is required'];
const all: readonly PlanField[] = [...subjectFields, ...rhythmFields];
const nothing = Object.fromEntries(all.map((field) => [field, ''])) as PlanFields;

/** The form of a new plan. */
export const newPlan = (given: Partial<PlanFields> = {}): PlanFields => ({
  ...nothing,
  type: 'service',
  scope: 'asset',
  unit: 'month',
  counts_from: 'completed',
  ...given,
});

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

/** A plan as the form shows it. */
export const planFieldsOf = (plan: Plan): PlanFields => ({
  ...newPlan({ name: plan.name, type: plan.type, counts_from: plan.counts_from, last_done_on: plan.last_done_on }),
  ...(plan.asset ? { scope: 'asset', asset: plan.asset.id, asset_title: plan.asset.name } : {}),
  ...(plan.asset_type ? { scope: 'type', asset_type: plan.asset_type.id } : {}),
  every: textOf(plan.every),
  unit: plan.unit ?? 'month',
  every_km: textOf(plan.every_km),
  every_hours: textOf(plan.every_hours),
});

export function subjectMistakes({ name, scope, asset, asset_type: type }: PlanFields): Mistakes {
  return {
    ...(name.trim() === '' ? { name: required } : {}),
    ...(scope === 'asset' && asset === '' ? { asset: required } : {}),
    ...(scope === 'type' && type === '' ? { asset_type: required } : {}),
  };
}

export function rhythmMistakes({ every, every_km: km, every_hours: hours, last_done_on: done }: PlanFields): Mistakes {
  const isNever = every === '' && km === '' && hours === '';
  return {
    ...(isNever ? { every: ['Say how often: by the calendar, by kilometres or by engine hours.'] } : {}),
    ...(done === '' ? { last_done_on: required } : {}),
  };
}

const numberOf = (text: string): number | null => (text === '' ? null : Number(text));
/** Without what is null. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Field in keyof Fields]?: NonNullable<Fields[Field]>;
  };

/** Types, units and origins come from choices of the contract's own lists. */
const rhythmOf = (fields: PlanFields) => {
  const every = numberOf(fields.every);
  return {
    every,
    unit: every === null ? null : (fields.unit as Schemas['PlanUnit']),
    every_km: numberOf(fields.every_km),
    every_hours: numberOf(fields.every_hours),
  };
};
const commonOf = (fields: PlanFields) => ({
  name: fields.name.trim(),
  type: fields.type as Plan['type'],
  counts_from: fields.counts_from as Plan['counts_from'],
  last_done_on: fields.last_done_on,
});
const subjectOf = ({ scope, asset, asset_type }: PlanFields) => (scope === 'asset' ? { asset } : { asset_type });

/** What a plan keeps of a choice: what it is of follows from the plan. */
const reminderOf = ({ type: _, ...reminder }: ReminderChoice): Schemas['PlanReminder'] => reminder;

/** A plan's reminder as it is chosen. */
export const choiceOf = ({ reminder, type }: Plan): ReminderChoice | null =>
  reminder && {
    further_reminders: [],
    escalate_after: null,
    recipients: { everyone: true, holder: false, people: [] },
    ...reminder,
    type: type === 'inspection' ? type : 'service',
  };

/** The body for createMaintenancePlan. */
export const toPlan = (fields: PlanFields, reminder: ReminderChoice | null): Schemas['NewMaintenancePlan'] => ({
  ...commonOf(fields),
  ...subjectOf(fields),
  ...given(rhythmOf(fields)),
  ...(reminder === null ? {} : { reminder: reminderOf(reminder) }),
});

/** The body for updateMaintenancePlan. An unchanged reminder is left out: what it said already is not said again. */
export function toChange(fields: PlanFields, reminder: ReminderChoice | null, known: Plan) {
  const isSame = JSON.stringify(reminder && reminderOf(reminder)) === JSON.stringify(reminderKept(known));
  return {
    ...commonOf(fields),
    ...rhythmOf(fields),
    ...(isSame ? {} : { reminder: reminder && reminderOf(reminder) }),
  };
}
const reminderKept = (known: Plan) => {
  const choice = choiceOf(known);
  return choice && reminderOf(choice);
};

/** What a preview is asked for. */
export const toPreview = (fields: PlanFields, id: string | null) => ({
  ...(id === null ? {} : { plan: id }),
  ...subjectOf(fields),
  ...given(rhythmOf(fields)),
  counts_from: fields.counts_from as Plan['counts_from'],
  last_done_on: fields.last_done_on,
});

const unitNames = {
  day: ['day', 'days'],
  week: ['week', 'weeks'],
  month: ['month', 'months'],
  year: ['year', 'years'],
};

/** `Every 6 months, 10,000 km or 250 engine hours`: what comes first. */
export function rhythmText({ every, unit, every_km: km, every_hours: hours }: Plan): string {
  const [one, several] = unitNames[unit ?? 'month'];
  const parts = [
    every === null ? null : every === 1 ? one : `${every} ${several}`,
    km === null ? null : `${km.toLocaleString('en-NG')} km`,
    hours === null ? null : `${hours.toLocaleString('en-NG')} engine hours`,
  ].filter((part) => part !== null && part !== undefined);
  const last = parts.pop();
  return `Every ${parts.length === 0 ? last : `${parts.join(', ')} or ${last}`}`;
}
