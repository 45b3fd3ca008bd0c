/** The calendar's text, wherever the server runs and wherever the business is. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { calendarText } from './calendar.ts';

const zones = ['Africa/Lagos', 'Pacific/Auckland', 'Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'];
/** On which clocks change in one of the zones, and those beside a change of the month, of the year and of a leap day. */
const days = ['2026-03-08', '2026-04-05', '2026-09-27', '2026-11-01', '2026-12-31', '2027-01-01', '2028-02-29'];

const given = (timeZone: string) => ({
  business: 'Adeyemi',
  timeZone,
  since: new Date('2026-03-07T23:00:00Z'),
  holidays: [],
  away: [],
  shifts: [],
  events: days.map((dueOn, index) => ({
    id: String(index),
    title: 'Insurance',
    dueOn,
    url: null,
    // The moment at which days change in Lagos: another day in each of the other zones.
    createdAt: new Date('2026-03-07T23:00:00Z'),
  })),
});
const eventsIn = (text: string) => [...text.matchAll(/^DTSTART;VALUE=DATE:(\d+)\r$/gm)].map(([, day]) => day);
const sameDays = days.map((day) => day.replaceAll('-', ''));

describe.each(zones)('a calendar of a business in %s', (timeZone) => {
  it('has whole days of the business, which no zone moves', () => {
    const text = calendarText(given(timeZone));
    expect(eventsIn(text)).toEqual(sameDays);
    expect(text).toContain(`X-WR-TIMEZONE:${timeZone}\r\n`);
    // One day each (RFC 5545, 3.6.1), at no time of day and in no zone of their own.
    expect(text).not.toMatch(/^(DTEND|DURATION|BEGIN:VTIMEZONE)|TZID=|DTSTART:/m);
    expect(text.match(/^DTSTAMP:20260307T230000Z\r$/gm)).toHaveLength(days.length);
  });

  it('is the same text from a server that runs there', () => {
    const here = calendarText(given('Africa/Lagos'));
    const script = `import { calendarText } from ${JSON.stringify(import.meta.resolve('./calendar.ts'))};
      const given = JSON.parse(process.argv[1], (key, value) => (key === 'createdAt' || key === 'since' ? new Date(value) : value));
      process.stdout.write(calendarText(given));`;
    const sent = JSON.stringify(given('Africa/Lagos'));
    const args = ['--input-type=module', '--eval', script, sent];
    const there = execFileSync(process.execPath, args, { env: { ...process.env, TZ: timeZone }, encoding: 'utf8' });
    expect(there).toBe(here);
  });
});
