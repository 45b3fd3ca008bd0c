/** What is due as an iCalendar (RFC 5545), the same text for the same reminders. Pure. */
import ical, { escape as escapeText, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
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

type Calendar = { business: string; timeZone: string; events: readonly CalendarEvent[] };

/** Seconds after which a calendar should ask again. */
const refreshAfter = 3600;

export function calendarText({ business, timeZone, events }: Calendar): string {
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
  return calendar.toString();
}
