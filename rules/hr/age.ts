/** Who is old enough to be employed: the same verdict in a form, a file and the app. */

/**
 * The youngest age at work, in years, which Nigeria named when it ratified the ILO's convention C138 in 2002
 * (https://normlex.ilo.org/dyn/nrmlx_en/f?p=NORMLEXPUB:11300:0::NO::P11300_INSTRUMENT_ID:312283).
 */
const youngest = 15;

const birthdayAt = (birthDate: string, years: number): string =>
  `${String(Number(birthDate.slice(0, 4)) + years).padStart(4, '0')}${birthDate.slice(4)}`;

/** Whether somebody is too young to be employed on a day. Both are YYYY-MM-DD. */
export const isTooYoung = (birthDate: string, day: string): boolean => birthdayAt(birthDate, youngest) > day;

export const tooYoungWhenHired = `They were younger than ${youngest} on the hire date. Check both dates.`;

/** Days are YYYY-MM-DD. @returns what is wrong with a birth date; null when nothing is */
export function birthProblem(birthDate: string, days: { hireDate: string | null; today: string }): string | null {
  if (birthDate >= days.today) return 'A birth date is before today.';
  if (!isTooYoung(birthDate, days.hireDate ?? days.today)) return null;
  return days.hireDate === null ? `They are younger than ${youngest}. Check the date.` : tooYoungWhenHired;
}
