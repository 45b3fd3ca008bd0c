/** Days are YYYY-MM-DD. @returns what is wrong with the end of a probation: the same words in a form, a file and the app; null when nothing is */
export const probationProblem = (
  hireDate: string | null | undefined,
  ends: string | null | undefined,
): string | null => (hireDate && ends && ends < hireDate ? 'The probation cannot end before the hire date.' : null);
