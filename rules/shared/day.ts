/** Dates as people write them. Where day and month can be taken for each other, the person says which comes first. */
import type { Reading } from './naira.ts';

export type DayOrder = 'day-first' | 'month-first';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (word: string): number => months.indexOf(word.slice(0, 3).toLowerCase()) + 1;
const fullMonth =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/i;

const padded = (number: number, width: number) => String(number).padStart(width, '0');

/** @returns `YYYY-MM-DD`; undefined when there is no such day */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year <= 2100
    ? `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
    : undefined;
}

type Parts = { year: string; month: string; day: string };
const written: readonly RegExp[] = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ]00:00(?::00)?(?:\.0+)?Z?)?$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/ ]*(?<month>[a-z]{3,9})\.?,?[-/ ]*(?<year>\d{4})$/i,
  /^(?<month>[a-z]{3,9})\.? *(?<day>\d{1,2})(?:st|nd|rd|th)?,? +(?<year>\d{4})$/i,
];
const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

const unread = (text: string) => ({ problem: `Write the date as YYYY-MM-DD, such as 2024-03-31, not '${text}'.` });

/** Whether `03/04/2024` and its like can be two days. */
export function isDoubtful(text: string): boolean {
  const [, one = '', other = ''] = numbers.exec(text.trim()) ?? [];
  return one !== '' && Number(one) <= 12 && Number(other) <= 12 && Number(one) !== Number(other);
}

/** @param order what a doubtful date means; null when nobody has said it yet */
export function readDay(text: string, order: DayOrder | null): Reading<string> {
  const trimmed = text.trim();
  for (const form of written) {
    const parts = form.exec(trimmed)?.groups as Parts | undefined;
    if (parts === undefined) continue;
    const isWord = !/^\d/.test(parts.month);
    if (isWord && !fullMonth.test(parts.month)) return unread(text);
    const day = dayOf(Number(parts.year), isWord ? monthOf(parts.month) : Number(parts.month), Number(parts.day));
    return day === undefined ? { problem: `There is no day '${text}' between 1900 and 2100.` } : { value: day };
  }
  const [, one = '', other = '', year = ''] = numbers.exec(trimmed) ?? [];
  if (year === '') return unread(text);
  if (isDoubtful(trimmed) && order === null)
    return { problem: `'${text}' can be two days. Say whether the day or the month comes first.` };
  const [day, month] = order === 'month-first' ? [other, one] : [one, other];
  const found =
    dayOf(Number(year), Number(month), Number(day)) ??
    (order === null ? dayOf(Number(year), Number(one), Number(other)) : undefined);
  return found === undefined ? { problem: `There is no day '${text}' between 1900 and 2100.` } : { value: found };
}
