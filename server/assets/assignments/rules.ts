/** When an asset may be given to somebody and taken back. Dates are `YYYY-MM-DD`, which sort as texts. */

/** A period lasts from the day it begins to before the day it ends. */
export type Period = { dateAssigned: string; expectedReturnDate: string | null };

type Problems = Record<string, string[]>;

export function problemsOf({ dateAssigned, expectedReturnDate }: Period): Problems | null {
  if (expectedReturnDate === null || expectedReturnDate >= dateAssigned) return null;
  return { expected_return_date: ['The return cannot be before the date assigned.'] };
}

/** @param lastEnd when the last period ended; null when there was none */
export const isAfterLast = (dateAssigned: string, lastEnd: string | null): boolean =>
  lastEnd === null || dateAssigned >= lastEnd;

export function problemsOfEnd(endDate: string, { today, dateAssigned }: { today: string; dateAssigned: string }) {
  if (endDate < today) return { end_date: ['The end date cannot be before today.'] };
  if (endDate < dateAssigned) return { end_date: ['The end date cannot be before the date assigned.'] };
  return null;
}
