/**
 * Lengths of time in milliseconds; calendar days, which are plain texts such as `2026-03-02`; and both as people read them.
 * Zones and calendars are luxon's.
 */
import { DateTime, type DurationLike } from 'luxon';

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

const english = { locale: 'en-GB' } as const;
const ofDay = (day: string) => DateTime.fromISO(day, { zone: 'utc' });
const asDay = (time: DateTime): string => time.toFormat('yyyy-MM-dd');

/** The day so much later, or earlier; the last of its month where that has no such day. */
export const dayPlus = (day: string, time: DurationLike): string => asDay(ofDay(day).plus(time));
/** How many days later `to` is; negative when it is earlier. */
export const daysBetween = (from: string, to: string): number => ofDay(to).diff(ofDay(from), 'days').days;
export const lastOfMonth = (day: string): string => asDay(ofDay(day).endOf('month'));
export const isLeapYear = (year: number): boolean => DateTime.utc(year).isInLeapYear;

/**
 * The moment at which clocks of the zone show the time on the day. A time that they skip comes as much later as they skip; of a
 * time that comes twice, it is the first.
 */
export function momentOf(day: string, timeOfDay: string, timeZone: string): Date {
  // Read as UTC first: luxon then begins to look from that day's offset of the zone, and not from today's.
  const shown = DateTime.fromISO(`${day}T${timeOfDay}`, { zone: 'utc' }).setZone(timeZone, { keepLocalTime: true });
  return new Date(Math.min(...shown.getPossibleOffsets().map((moment) => moment.toMillis())));
}

/**
 * A time so many months later in UTC, on the same day of the month or on its last one where there is none.
 * @param onDay the day to keep to, so that the last day of February is followed by the 31st of March
 */
export function monthsLater(date: Date, months: number, onDay = date.getUTCDate()): Date {
  const month = DateTime.fromJSDate(date, { zone: 'utc' }).set({ day: 1 }).plus({ months });
  return month.set({ day: Math.min(onDay, month.daysInMonth ?? onDay) }).toJSDate();
}

/** A day where the business is: `02 March 2026`. */
export const dayText = (date: Date, timeZone: string): string =>
  DateTime.fromJSDate(date, { zone: timeZone }).toFormat('dd MMMM yyyy', english);

/** The time of day in the zone, which it names: `09:30 GMT+1`. */
export const timeText = (date: Date, timeZone: string): string =>
  DateTime.fromJSDate(date, { zone: timeZone }).toLocaleString(
    { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
    english,
  );

/** The month of a day: `Mar 2026`. */
export const monthText = (day: string): string =>
  ofDay(day).toLocaleString({ month: 'short', year: 'numeric' }, english);

/** A calendar day `2026-03-02` as the app shows it: `02 Mar, 2026`. */
export const shownDay = (day: string): string => ofDay(day).toFormat('dd LLL, yyyy', { locale: 'en-US' });

/** The day in UTC, `2026-03-02`: what begins on a day begins at one moment for everybody, whatever a process's time zone. */
export const utcDay = (date: Date): string => asDay(DateTime.fromJSDate(date, { zone: 'utc' }));

/** Whether a text is a day of the years 1900 to 2199, `2026-03-02`. */
export const isDay = (text: string): boolean => /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && ofDay(text).isValid;
