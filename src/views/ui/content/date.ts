/** A moment as DD MMM, YYYY in a business's time zone (IANA name). */
export function formatDate(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone });
  const parts = Object.fromEntries(format.formatToParts(new Date(moment)).map((part) => [part.type, part.value]));
  return `${parts.day} ${parts.month}, ${parts.year}`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const monthNames = 'january february march april may june july august september october november december'.split(' ');

/** A day of the calendar, '2026-11-21', as '21 Nov, 2026'. */
export function showDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day} ${months[Number(month) - 1]}, ${year}`;
}

type ReadDate = { date: string } | { refusal: string };

export const unreadableDate = 'Write the date as day, month and year, such as 21/11/2026.';

/**
 * Reads a day as people here write it: 21/11/2026, 21-11-26, 21 Nov 2026, Nov 21st, 2026-11-21, 21112026. The day comes
 * before the month unless the year is first or the month is a word. A year of two digits lies between 1950 and 2049, and
 * one of four begins with no nought.
 */
export function readDate(text: string): ReadDate {
  const written = splitDate(text.trim().toLowerCase());
  if (!written) return { refusal: unreadableDate };
  const [day, month, year] = written;
  if (year < 1000 || month < 1 || month > 12) return { refusal: unreadableDate };
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < 1 || day > 31) return { refusal: unreadableDate };
  if (day > last) return { refusal: `There is no ${day} ${months[month - 1]} in ${year}.` };
  return { date: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` };
}

/** Day, month and year as numbers that may not make a date. */
function splitDate(text: string): [number, number, number] | null {
  const compact = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text);
  if (compact) {
    const [, day = '', month = '', year = ''] = compact;
    const isYearFirst = text.length === 8 && Number(month) > 12;
    return isYearFirst
      ? [Number(text.slice(6)), Number(text.slice(4, 6)), Number(text.slice(0, 4))]
      : [Number(day), Number(month), fullYear(year)];
  }
  const parts = text.split(/[\s./,-]+/).filter((part) => part !== '');
  const [one = '', two = '', three = ''] = parts;
  if (parts.length !== 3) return null;
  if (/^\d{4}$/.test(one)) return toNumbers(three, two, one);
  if (/^\p{L}/u.test(one)) return toNumbers(two, one, three);
  return toNumbers(one, two, three);
}

function toNumbers(day: string, month: string, year: string): [number, number, number] | null {
  const named = /^[a-z]{3,}$/.test(month) ? monthNames.findIndex((name) => name.startsWith(month)) + 1 : null;
  const isSept = month === 'sept';
  const isNumbers = /^\d{1,2}(st|nd|rd|th)?$/.test(day) && /^(\d{2}|\d{4})$/.test(year);
  if (!isNumbers || !(named !== null || /^\d{1,2}$/.test(month))) return null;
  return [Number.parseInt(day, 10), isSept ? 9 : (named ?? Number(month)), fullYear(year)];
}

function fullYear(year: string): number {
  return year.length === 4 ? Number(year) : Number(year) + (Number(year) < 50 ? 2000 : 1900);
}
