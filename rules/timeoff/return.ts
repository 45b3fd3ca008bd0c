/** When somebody works again. Pure. */
import { daysLater } from '../calendar/days.ts';
import type { WorkCalendar } from '../calendar/working-days.ts';
import type { Stretch } from './stretch.ts';

/** As far as it is looked, in days after the last day. */
export const lookAhead = 62;

/** The first day of work after a stretch, which may be the noon of its last day; null where there is none within two months. */
export function backOn({ last_day, until_noon }: Pick<Stretch, 'last_day' | 'until_noon'>, calendar: WorkCalendar) {
  const isWorked = (day: string) => calendar(day).minutes > 0 && calendar(day).holiday < 1;
  if (until_noon && isWorked(last_day) && calendar(last_day).holiday === 0) return last_day;
  const days = Array.from({ length: lookAhead }, (_, index) => daysLater(last_day, index + 1));
  return days.find(isWorked) ?? null;
}
