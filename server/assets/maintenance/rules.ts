/** What a maintenance entry may be. Pure: `today` is the day where the business is. */
import type { components } from '../../../openapi/generated/contract.ts';
import { nairaText } from '../../../rules/shared/naira.ts';

type Schemas = components['schemas'];
export type Given = Schemas['ChangedMaintenance'];

/** What is stored of an entry, besides its asset. */
export type Entry = {
  type: Schemas['MaintenanceType'];
  issue_id: string | null;
  plan_id: string | null;
  /** Days, YYYY-MM-DD. */
  date: string;
  due_date: string | null;
  /** Naira; decimals are kobo. */
  cost: number;
  /** Kilometres. */
  mileage: number | null;
  engine_hours: number | null;
  vendor: string;
  notes: string;
};
type Problems = Record<string, string[]>;

/** The spelling is the specification's. */
const required = 'Feild is required';

/** The entry as it is with what is given; only a service has a due date, and with a plan that says it. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a list of fields, each with where its value comes from.
export function entryWith(
  known: Entry | null,
  given: Given,
  today: string,
): { entry: Entry; problems: Problems | null } {
  const type = given.type ?? known?.type ?? 'service';
  const dueDate = given.due_date === undefined ? (known?.due_date ?? null) : given.due_date;
  const planId = given.plan === undefined ? (known?.plan_id ?? null) : given.plan;
  const entry: Entry = {
    type,
    issue_id: given.issue === undefined ? (known?.issue_id ?? null) : given.issue,
    plan_id: planId,
    date: given.date ?? known?.date ?? today,
    due_date: type === 'service' && planId === null ? dueDate : null,
    cost: given.cost ?? known?.cost ?? 0,
    mileage: given.mileage === undefined ? (known?.mileage ?? null) : given.mileage,
    engine_hours: given.engine_hours === undefined ? (known?.engine_hours ?? null) : given.engine_hours,
    vendor: (given.vendor ?? known?.vendor ?? '').trim(),
    notes: (given.notes ?? known?.notes ?? '').trim(),
  };
  const problems: Problems = {};
  if (entry.notes === '') problems.notes = [required];
  if (entry.date > today) problems.date = ['Choose today or an earlier day.'];
  if (given.due_date != null && type !== 'service') problems.due_date = ['Only a service has a due date.'];
  else if (given.due_date != null && planId !== null) problems.due_date = ['Its plan says when the next one is due.'];
  else if (entry.due_date !== null && entry.due_date < entry.date)
    problems.due_date = ['Choose a day after the service.'];
  return { entry, problems: Object.keys(problems).length > 0 ? problems : null };
}

export const isSame = (one: Entry, other: Entry): boolean =>
  (Object.keys(one) as (keyof Entry)[]).every((field) => one[field] === other[field]);

/** For the history of its asset: `a service of ₦45,000`. */
export const naming = ({ type, cost }: Pick<Entry, 'type' | 'cost'>): string =>
  `${type === 'inspection' ? 'an' : 'a'} ${type} of ₦${nairaText(cost)}`;
