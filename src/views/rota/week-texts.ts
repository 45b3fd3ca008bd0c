import type { components } from '../../../openapi/generated/contract.ts';
import { daysLater } from '../../../rules/calendar/days.ts';
import { hoursText } from '../../../rules/rota/times.ts';
import { type HourCycle, showTime } from '../ui/content/time.ts';

type Schemas = components['schemas'];
export type ShownWeek = Schemas['ShiftWeek'];
export type Shift = Schemas['Shift'];
export type Employee = Schemas['ShiftEmployee'];

const format = (options: Intl.DateTimeFormatOptions) => {
  const written = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (day: string) => written.format(new Date(day));
};
/** `Mon 7`. */
export const headDay = (day: string): string => `${shortWeekday(day)} ${Number(day.slice(8))}`;
const shortWeekday = format({ weekday: 'short' });
/** `Monday, 7 December`. */
export const longDay = format({ weekday: 'long', day: 'numeric', month: 'long' });
/** `7 Dec 2026`. */
export const dayName = format({ day: 'numeric', month: 'short', year: 'numeric' });
/** `7 Dec`. */
export const shortDay = format({ day: 'numeric', month: 'short' });

/** `8:00 am to 4:00 pm`. */
export const timesText = ({ start, end }: Pick<Shift, 'start' | 'end'>, cycle: HourCycle): string =>
  `${showTime(start, cycle)} to ${showTime(end, cycle)}`;

/** `Cashier, Ikeja, 7 h of work`. */
export const aboutShift = ({ role, location, minutes }: Shift): string =>
  [role?.name, location.name, `${hoursText(minutes)} of work`].filter(Boolean).join(', ');

/** What a screen reader hears of a shift in the table. */
export const shiftWords = (shift: Shift, cycle: HourCycle): string =>
  [timesText(shift, cycle), shift.role?.name, shift.location.name, ...marksOf(shift)].filter(Boolean).join(', ');

/** What is to be known of a shift besides its times: that it is not published as it is, and what it breaks. */
export const marksOf = ({ state, faults }: Shift): string[] => [
  ...(state === 'published' ? [] : [state === 'planned' ? 'not published' : 'changed since it was published']),
  ...faults.map(({ text }) => text),
];

export const daysOf = ({ start_date: first }: Pick<ShownWeek, 'start_date'>): string[] =>
  Array.from({ length: 7 }, (_, at) => daysLater(first, at));

/** `Palm Oil, Ikeja: week 50, 8 Dec to 14 Dec 2036`. */
export const sheetTitle = (week: ShownWeek, business: string, place: string | null): string =>
  `${[business, place].filter(Boolean).join(', ')}: week ${week.week_number}, ${shortDay(week.start_date)} to ${dayName(week.end_date)}`;
