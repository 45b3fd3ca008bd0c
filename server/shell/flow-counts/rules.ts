import { day, utcDay } from '../../platform/time/dates.ts';

/** The UTC day that a batch belongs to: the one it names if it is among the last 30, since a browser's clock may be wrong. */
export function dayOf(named: string, now: Date): string {
  const age = now.getTime() - Date.parse(named);
  return age >= 0 && age < 31 * day ? named : utcDay(now);
}
