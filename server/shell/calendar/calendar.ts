/** What is due, the holidays, who is away and when one works, as an iCalendar (RFC 5545), the same text for the same reminders. Pure. */
import ical, { escape as escapeText, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { daysLater } from '../../../rules/calendar/days.ts';
import { onOneLine } from '../../../rules/shared/line.ts';

type CalendarEvent = {
  /** Of its reminder: the event moves when the due date does. */
  id: string;
  title: string;
  /** `2026-03-02`, a day where the business is. */
  dueOn: string;
  createdAt: Date;
  /** An address; null for whoever may not open it. */
  url: string | null;
};

/** A day of a holiday: `id` stays when the holiday moves to another day. */
type CalendarHoliday = { id: string; title: string; day: string };
/** Time off from a day to a day: `id` stays when it is shortened. */
type CalendarAway = { id: string; title: string; first_day: string; last_day: string };
/** A shift: `id` stays when it is published again at another time. */
type CalendarShift = {
  id: string;
  title: string;
  location: string;
  note: string;
  begins: Date;
  ends: Date;
  publishedAt: Date;
};
type Calendar = {
  business: string;
  timeZone: string;
  /** The stamp of what has none of its own. */
  since: Date;
  events: readonly CalendarEvent[];
  holidays: readonly CalendarHoliday[];
  away: readonly CalendarAway[];
  shifts: readonly CalendarShift[];
};

/** Seconds after which a calendar should ask again. */
const refreshAfter = 3600;

export function calendarText({ business, timeZone, since, events, holidays, away, shifts }: Calendar): string {
  const calendar = ical({
    // The library escapes the texts of events, not the calendar's own name.
    name: escapeText(`${onOneLine(business)} · Steward`, false),
    prodId: { company: 'Steward', product: 'Reminders', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshAfter,
    // Days have no time zone in iCalendar; the library's own setting would write the stamps without theirs as well.
    x: [{ key: 'X-WR-TIMEZONE', value: timeZone }],
  });
  for (const { id, title, dueOn, createdAt, url } of events)
    calendar.createEvent({
      id: `reminder-${id}@steward`,
      start: dueOn,
      allDay: true,
      stamp: createdAt,
      summary: `${onOneLine(title)} is due`,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(url === null ? {} : { url }),
    });
  for (const { id, title, day } of holidays)
    calendar.createEvent({
      id: `holiday-${id}@steward`,
      start: day,
      allDay: true,
      stamp: since,
      summary: onOneLine(title),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  for (const { id, title, first_day, last_day } of away)
    calendar.createEvent({
      id: `time-off-${id}@steward`,
      start: first_day,
      // The day after the last one.
      end: daysLater(last_day, 1),
      allDay: true,
      stamp: since,
      summary: onOneLine(title),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  for (const { id, title, location, note, begins, ends, publishedAt } of shifts)
    calendar.createEvent({
      id: `shift-${id}@steward`,
      // Moments in UTC, which every calendar shows in the zone of whoever looks.
      start: begins,
      end: ends,
      stamp: publishedAt,
      summary: onOneLine(title),
      location: onOneLine(location),
      ...(note === '' ? {} : { description: note }),
      transparency: ICalEventTransparency.OPAQUE,
    });
  return calendar.toString();
}
