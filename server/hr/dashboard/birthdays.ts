/** Whose birthday is between two days. */
import { daysBetween } from '../../../rules/calendar/days.ts';
import type { Inside } from '../../platform/asking.ts';
import { daysOfYear, nextOf } from './rules.ts';
import { listBornOn } from './store.ts';

type Asked = {
  from: string;
  to: string;
  /** An employee with their department and these people; null for everybody. */
  among: { self: string | null; team: readonly string[] } | null;
  department?: string | undefined;
};

/** The day within the time, by employee. */
export async function birthdaysIn({ tx, businessId }: Inside, asked: Asked): Promise<Map<string, string>> {
  const { from, to, among, department } = asked;
  const days = daysOfYear(from, daysBetween(from, to) + 1);
  const found = await listBornOn(tx, businessId, {
    days,
    self: among?.self ?? null,
    team: among?.team ?? null,
    department,
  });
  return new Map(found.map(({ id, day }) => [id, nextOf(day, from)]));
}
