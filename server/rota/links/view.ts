/** What somebody sees with their link: their own published shifts by weeks. */
import type { components } from '../../../openapi/generated/contract.ts';
import { daysLater } from '../../../rules/calendar/days.ts';
import { workOf } from '../../../rules/rota/times.ts';
import { shownDays, type Week, type Weekday, weekShowing } from '../../../rules/rota/week.ts';
import type { Inside } from '../../platform/asking.ts';
import { listOwnPublished, type OwnShift } from '../feed/store.ts';

type SeenWeek = components['schemas']['SeenWeek'];

/** Days after today, as in the calendar feed. */
const ahead = 366;

function seenWeek({ year, week }: Week, days: readonly string[], shifts: readonly OwnShift[]): SeenWeek {
  const published = shifts.map(({ publishedAt }) => publishedAt.toISOString()).toSorted();
  return {
    year,
    week_number: week,
    start_date: days[0] ?? '',
    end_date: days.at(-1) ?? '',
    minutes: shifts.reduce((sum, shift) => sum + workOf(shift), 0),
    published_at: published.at(-1) ?? null,
    shifts: shifts.map(({ publishedAt: _, ...shift }) => ({ ...shift, minutes: workOf(shift) })),
  };
}

/** The week of today, and each later one in which there is something. */
export async function weeksOf(
  { tx, businessId }: Inside,
  employee: string,
  { today, weekStart }: { today: string; weekStart: Weekday },
): Promise<SeenWeek[]> {
  const daysShown = (day: string) => {
    const week = weekShowing(day, weekStart);
    return { week, days: shownDays(week, weekStart) };
  };
  const current = daysShown(today);
  const first = current.days[0] ?? today;
  const shifts = await listOwnPublished(tx, businessId, employee, { from: first, to: daysLater(today, ahead) });
  const byWeek = Map.groupBy(shifts, ({ date }) => daysShown(date).days[0] ?? date);
  const [now = [], coming] = [byWeek.get(first), [...byWeek].filter(([begins]) => begins !== first)];
  return [
    seenWeek(current.week, current.days, now),
    ...coming.map(([begins, own]) => {
      const { week, days } = daysShown(begins);
      return seenWeek(week, days, own);
    }),
  ];
}
