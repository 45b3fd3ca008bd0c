/** Published shifts in somebody's calendar feed: their own. */
import { daysLater } from '../../../rules/calendar/days.ts';
import { lengthOf } from '../../../rules/rota/times.ts';
import { employeeOf } from '../../hr/port.ts';
import type { Inside } from '../../platform/asking.ts';
import { later, minute, momentOf } from '../../platform/time/dates.ts';
import { listOwnPublished } from './store.ts';

/** Days before and after today. */
const [ago, ahead] = [31, 366];

type Member = Inside & { userId: string; timeZone: string };

export async function shiftsInFeed({ tx, businessId, userId, timeZone }: Member, today: string) {
  const employee = await employeeOf(tx, businessId, userId);
  if (employee === null) return [];
  const days = { from: daysLater(today, -ago), to: daysLater(today, ahead) };
  return (await listOwnPublished(tx, businessId, employee, days)).map((shift) => {
    const { id, date, start, role, location, note, publishedAt, break_minutes: rest } = shift;
    const begins = momentOf(date, start, timeZone);
    return {
      id,
      title: ['Shift', role].filter(Boolean).join(': '),
      location,
      note: [rest > 0 ? `Break: ${rest} minutes` : null, note].filter(Boolean).join('\n'),
      begins,
      ends: later(begins, lengthOf(shift) * minute),
      publishedAt,
    };
  });
}
