/** Days as plain texts, `2026-03-02`, counted as dates without a time of day. */
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const twoDigits = (number: number) => (number < 10 ? `0${number}` : String(number));

/** The same day of the month so many months later, or the last of its month where that has no such day. */
export function monthsLater(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12;
  const last = month === 1 && isLeapYear(year) ? 29 : (monthLengths[month] ?? 31);
  return `${String(year).padStart(4, '0')}-${twoDigits(month + 1)}-${twoDigits(Math.min(Number(day.slice(8)), last))}`;
}

/** @param monthDay `MM-DD`; 29 February is the 28th in other years than leap years */
export const dayOfYear = (year: number, monthDay: string): string =>
  monthsLater(`2000-${monthDay}`, (year - 2000) * 12);

export const laterOf = (one: string, other: string): string => (one > other ? one : other);
export const earlierOf = (one: string, other: string): string => (one < other ? one : other);
