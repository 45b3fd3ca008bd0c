const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Making a format is slow, and there are few of them. */
const formats = new Map<string, Intl.DateTimeFormat>();
function format(timeZone: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${name} ${timeZone}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formats.set(key, known);
  return known;
}

const clock = (timeZone: string) => format(timeZone, 'clock', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const weekday = (timeZone: string) => format(timeZone, 'weekday', { weekday: 'long' });
const date = (timeZone: string) => format(timeZone, 'date', { year: 'numeric', month: '2-digit', day: '2-digit' });
const longDate = (timeZone: string) =>
  format(timeZone, 'long date', { weekday: 'long', day: '2-digit', month: 'short', year: 'numeric' });

/**
 * When something happened, as it is said: 'Now' up to 60 s ago, 'N min ago' up to 60 min, HH:mm up to 24 hours,
 * 'Yesterday HH:mm' for the rest of the day before in the time zone, and otherwise the weekday and the time. What lies
 * ahead is 'Now': clocks differ.
 */
export function recentTime(at: Date, now: Date, timeZone: string): string {
  const ago = now.getTime() - at.getTime();
  if (ago <= minute) return 'Now';
  if (ago <= hour) return `${Math.floor(ago / minute)} min ago`;
  const time = clock(timeZone).format(at);
  if (ago <= day) return time;
  return isDayBefore(at, now, timeZone) ? `Yesterday ${time}` : `${weekday(timeZone).format(at)} ${time}`;
}

/** Days are counted by the calendar of the zone, as one of them may have 23 or 25 hours. */
function isDayBefore(at: Date, now: Date, timeZone: string): boolean {
  const dayNumber = (of: Date) => {
    const { year, month, day: ofMonth } = partsOf(date(timeZone), of);
    return Date.UTC(Number(year), Number(month) - 1, Number(ofMonth)) / day;
  };
  return dayNumber(now) - dayNumber(at) === 1;
}

/** As in 'Tuesday 12 May, 2026 at 14:05'. */
export function fullTime(at: Date, timeZone: string): string {
  const { weekday: name, day: ofMonth, month, year } = partsOf(longDate(timeZone), at);
  return `${name} ${ofMonth} ${month}, ${year} at ${clock(timeZone).format(at)}`;
}

const partsOf = (form: Intl.DateTimeFormat, at: Date): { [part in Intl.DateTimeFormatPartTypes]?: string } =>
  Object.fromEntries(form.formatToParts(at).map(({ type, value }) => [type, value]));
