/** What a home shows of the rota. */
import type { components } from '../../../openapi/generated/contract.ts';
import { daysLater } from '../../../rules/calendar/days.ts';
import { weekShowing } from '../../../rules/rota/week.ts';
import { todayIn } from '../../directory/business-day.ts';
import { hasAll } from '../../directory/rights.ts';
import { employeeOf } from '../../hr/port.ts';
import type { Inside } from '../../platform/asking.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Platform } from '../../platform/platform.ts';
import { timesOf } from '../people/working.ts';
import { settingsOf } from '../settings/store.ts';
import { countUnpublished, daysOfWeek } from '../shifts/acts.ts';
import { listPublished, listShifts } from '../shifts/store.ts';

type Today = components['schemas']['ShiftsToday'];

/** Of the own shifts: how many, and of how many days from today on. */
const most = 5;
const ahead = 28;

async function figuresOf(
  inside: Inside,
  today: string,
  week: ReturnType<typeof weekShowing>,
): Promise<Today['figures']> {
  const { tx, businessId } = inside;
  const days = await daysOfWeek(inside, week);
  const [planned, published] = [await listShifts(tx, businessId, days), await listPublished(tx, businessId, days)];
  return {
    people: new Set(published.flatMap(({ employee, date }) => (date === today ? (employee ?? []) : []))).size,
    open: planned.filter(({ employee }) => employee === null).length,
    unpublished: countUnpublished(planned, published),
  };
}

async function mineOf(inside: Inside, self: string | null, today: string): Promise<Today['mine']> {
  const { tx, businessId } = inside;
  if (self === null) return [];
  const coming = await listPublished(tx, businessId, { from: today, to: daysLater(today, ahead) });
  const shown = coming.filter(({ employee }) => employee === self).slice(0, most);
  return timesOf(inside, shown);
}

export const todayHandlers = ({ clock }: Platform): Pick<Handlers, 'getShiftsToday'> => ({
  getShiftsToday: async (call) => {
    const { tx, businessId, userId } = call;
    const date = await todayIn(tx, businessId, clock.now());
    const { week_start: weekStart, time_format } = await settingsOf(tx, businessId);
    const week = weekShowing(date, weekStart);
    return {
      date,
      year: week.year,
      week_number: week.week,
      time_format,
      figures: hasAll(call, ['access_rota']) ? await figuresOf(call, date, week) : null,
      mine: await mineOf(call, await employeeOf(tx, businessId, userId), date),
    };
  },
});
