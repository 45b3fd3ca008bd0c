/** Days of a holiday in words. */
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const and = new Intl.ListFormat('en-GB');

/** `Tuesday 9 March and Wednesday 10 March 2027 (half)`: the year once where it is the same. */
export function daysText(days: readonly { day: string; is_half: boolean }[]): string {
  const last = days.at(-1)?.day.slice(0, 4);
  return and.format(
    days.map(({ day, is_half }, index) => {
      const of = new Map(parts.formatToParts(new Date(day)).map(({ type, value }) => [type, value]));
      const hasYear = index === days.length - 1 || day.slice(0, 4) !== last;
      const text = `${of.get('weekday')} ${of.get('day')} ${of.get('month')}${hasYear ? ` ${of.get('year')}` : ''}`;
      return is_half ? `${text} (half)` : text;
    }),
  );
}
