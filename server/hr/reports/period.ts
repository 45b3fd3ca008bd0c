/** The period and the part of the business that a report is about. */
import type { operations } from '../../../openapi/generated/contract.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import { isThere } from '../employees/store.ts';
import type { Part } from './store.ts';
import { dayAfter, type Period, yearsBefore } from './turnover.ts';

export type Asked = NonNullable<operations['getLeaversStat']['parameters']['query']>;
const longestYears = 10;

/** The year that ends on a day. */
export const yearUntil = (end: string): Period => ({ start: dayAfter(yearsBefore(end, 1)), end });

/** @throws 400 by field */
export async function periodOf(tx: Tx, businessId: string, asked: Asked, now: Date): Promise<Period & { part: Part }> {
  const today = await todayIn(tx, businessId, now);
  const end = asked.end_date ?? today;
  const start = asked.start_date ?? yearUntil(end).start;
  const { department, location } = asked;
  const problems: Record<string, string[]> = {};
  if (end > today) problems.end_date = ['A report ends today at the latest.'];
  if (start > end) problems.start_date = ['The first day is not after the last.'];
  else if (start <= yearsBefore(end, longestYears))
    problems.start_date = [`A report is about ${longestYears} years at most.`];
  if (department !== undefined && !(await isThere(tx, 'departments', businessId, department)))
    problems.department = ['There is no such department.'];
  if (location !== undefined && !(await isThere(tx, 'regions', businessId, location)))
    problems.location = ['There is no such region.'];
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  return { start, end, part: { department, location } };
}
