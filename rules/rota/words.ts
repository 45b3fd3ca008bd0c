const shortDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
/** `Mon 1 Mar`. */
export const dayText = (day: string): string => shortDay.format(new Date(day));

/** `Mon 1 Mar, 8:00 am to 4:00 pm, Ikeja`. */
export const shiftText = (
  { date, start, end }: { date: string; start: string; end: string },
  format: 12 | 24,
  place: string | undefined,
): string => [dayText(date), spanText({ start, end }, format), place].filter(Boolean).join(', ');

/** `8:00 am to 4:00 pm`. */
export const spanText = ({ start, end }: { start: string; end: string }, format: 12 | 24): string =>
  `${clockText(start, format)} to ${clockText(end, format)}`;

/** How times are written where the business uses twelve or twenty-four hours: `8:30 am`, `08:30`. */
export function clockText(time: string, format: 12 | 24): string {
  if (format === 24) return time;
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 === 0 ? 12 : hours % 12}:${time.slice(3)} ${hours < 12 ? 'am' : 'pm'}`;
}
