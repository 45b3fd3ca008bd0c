/** When a shift is: a day, and times as `HH:MM`. It ends on the next day where its end is not after its start. */
import { daysBetween } from '../calendar/days.ts';

export type Times = { date: string; start: string; end: string; break_minutes: number };
const minutesOfDay = 24 * 60;

/** Minutes after midnight. */
export const minutesAt = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** @param minutes after midnight, of this day or the next */
export const timeAt = (minutes: number): string => {
  const of = minutes % minutesOfDay;
  return `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`;
};

/** From the start to the end, with the break; 1 to 1,440 minutes. */
export const lengthOf = ({ start, end }: Pick<Times, 'start' | 'end'>): number => {
  const minutes = minutesAt(end) - minutesAt(start);
  return minutes > 0 ? minutes : minutes + minutesOfDay;
};

/** Minutes of work, without the break. */
export const workOf = (times: Times): number => lengthOf(times) - times.break_minutes;

export type Span = { from: number; to: number };
const origin = '2000-01-01';
/** Minutes since a day long ago. Where the business is, no hour is skipped or comes twice. */
export const spanOf = (times: Pick<Times, 'date' | 'start' | 'end'>): Span => {
  const from = daysBetween(origin, times.date) * minutesOfDay + minutesAt(times.start);
  return { from, to: from + lengthOf(times) };
};
export const meets = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** Whether a span has a minute between two times of a day, such as 22:00 and 05:00. */
export function isWithin({ from, to }: Span, begin: string, end: string): boolean {
  const [starts, length] = [minutesAt(begin), lengthOf({ start: begin, end })];
  const first = Math.floor(from / minutesOfDay) - 1;
  return [0, 1, 2, 3].some((after) => {
    const at = (first + after) * minutesOfDay + starts;
    return meets({ from, to }, { from: at, to: at + length });
  });
}

/** `8 h`, `7 h 30 min`. */
export const hoursText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 || rest === 0 ? `${hours} h` : null, rest > 0 ? `${rest} min` : null].filter(Boolean).join(' ');
};
