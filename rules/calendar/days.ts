/** Days as `YYYY-MM-DD`. UTC has no hour that is skipped, so a day there is always 24 hours long. */
const msOfDay = 86_400_000;

export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * msOfDay).toISOString().slice(0, 10);

/** How many days later `to` is. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / msOfDay;

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

export const yearOf = (day: string): number => Number(day.slice(0, 4));

/** This day if it is a Monday to Friday, otherwise the Monday after it. */
export const nextWeekday = (day: string): string => {
  const weekday = weekdayOf(day);
  return weekday < 5 ? day : daysLater(day, 7 - weekday);
};
