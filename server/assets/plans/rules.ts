/** What a maintenance plan may be. Pure: `today` is the day where the business is. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Rhythm } from './recurrence.ts';

type Schemas = components['schemas'];
type Given = Schemas['ChangedMaintenancePlan'];

/** What is stored of a plan, besides what it is for. */
export type Plan = {
  name: string;
  type: Schemas['MaintenanceType'];
  every: number | null;
  unit: Schemas['PlanUnit'] | null;
  every_km: number | null;
  every_hours: number | null;
  counts_from: Schemas['PlanOrigin'];
  last_done_on: string;
  reminder: Schemas['PlanReminder'] | null;
  is_paused: boolean;
};
type Problem = { field: string | null; message: string };

const nothing = { every: null, unit: null, every_km: null, every_hours: null, reminder: null, is_paused: false };

/** A plan as it is with what is given. */
export const planWith = (known: Plan | null, given: Given, today: string): Plan => {
  const { name = '', type = 'service', counts_from = 'completed', last_done_on = today } = { ...known, ...given };
  return { ...nothing, ...known, ...given, name: name.trim(), type, counts_from, last_done_on };
};

/** What is wrong with when it is due; null for nothing. */
export function problemOf(
  plan: Pick<Plan, 'every' | 'unit' | 'every_km' | 'every_hours' | 'last_done_on'>,
  today: string,
): Problem | null {
  if ((plan.every === null) !== (plan.unit === null))
    return { field: 'every', message: 'Say how often, with its unit.' };
  if (plan.every === null && plan.every_km === null && plan.every_hours === null)
    return { field: null, message: 'Say how often: by the calendar, by kilometres or by engine hours.' };
  if (plan.last_done_on > today) return { field: 'last_done_on', message: 'Choose today or an earlier day.' };
  return null;
}

export const rhythmOf = ({ every, unit, every_km, every_hours, counts_from }: Omit<Plan, 'name' | 'type'>): Rhythm => ({
  calendar: every !== null && unit !== null ? { every, unit } : null,
  everyKm: every_km,
  everyHours: every_hours,
  countsFrom: counts_from,
});
