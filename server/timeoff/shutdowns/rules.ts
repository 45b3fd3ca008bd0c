/** Which days of a span somebody does not have off yet. Pure. */
import { daysLater } from '../../../rules/calendar/days.ts';
import { isMeeting, type Stretch } from '../../../rules/timeoff/stretch.ts';

type Span = Pick<Stretch, 'first_day' | 'last_day'>;
const whole = ({ first_day, last_day }: Span): Stretch => ({
  first_day,
  last_day,
  from_noon: false,
  until_noon: false,
});

/** The stretches of a span between what stands already; a day of which a half is taken is left out. */
export function freeStretches({ first_day: first, last_day: last }: Span, standing: readonly Stretch[]): Stretch[] {
  const free: Stretch[] = [];
  for (let day = first; day <= last; day = daysLater(day, 1)) {
    if (standing.some((one) => isMeeting(one, whole({ first_day: day, last_day: day })))) continue;
    const before = free.at(-1);
    if (before !== undefined && daysLater(before.last_day, 1) === day) before.last_day = day;
    else free.push(whole({ first_day: day, last_day: day }));
  }
  return free;
}
