/** Lengths of time in milliseconds, and dates as people read them. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** A day where the business is: `02 March 2026`. */
export const dayText = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric', timeZone }).format(date);

/** A calendar day `2026-03-02` as the app shows it: `02 Mar, 2026`. */
export function shownDay(day: string): string {
  const month = new Date(`${day}T00:00Z`).toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' });
  return `${day.slice(8)} ${month.slice(0, 3)}, ${day.slice(0, 4)}`;
}

/** The day in UTC, `2026-03-02`: what begins on a day begins at one moment for everybody, whatever a process's time zone. */
export const utcDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Whether a text is a day of the years 1900 to 2199, `2026-03-02`. */
export const isDay = (text: string): boolean =>
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).getUTCDate() === Number(text.slice(8));
