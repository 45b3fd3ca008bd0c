/** Who is old enough to be employed: the same verdict in a form, a file and the app. */

/**
 * The youngest age at work, in years, by the ILO's convention C138, which Nigeria ratified in 2002. What the ILO's experts say of
 * the Labour Act, which is less clear:
 * https://normlex.ilo.org/dyn/normlex/en/f?p=1000:13100:0::NO:13100:P13100_COMMENT_ID,P13100_COUNTRY_ID:3084684,103259
 */
const youngest = 15;

const birthdayAt = (birthDate: string, years: number): string =>
  `${String(Number(birthDate.slice(0, 4)) + years).padStart(4, '0')}${birthDate.slice(4)}`;

/** Whether a person is too young to be employed on a day. Both are YYYY-MM-DD. */
export const isTooYoung = (birthDate: string, day: string): boolean => birthdayAt(birthDate, youngest) > day;

export const tooYoungWhenHired = `They were younger than ${youngest} on the hire date. Check both dates.`;

/** Days are YYYY-MM-DD. @returns what is wrong with a birth date; null when nothing is */
export function birthProblem(birthDate: string, days: { hireDate: string | null; today: string }): string | null {
  if (birthDate >= days.today) return 'A birth date is before today.';
  if (!isTooYoung(birthDate, days.hireDate ?? days.today)) return null;
  return days.hireDate === null ? `They are younger than ${youngest}. Check the date.` : tooYoungWhenHired;
}
