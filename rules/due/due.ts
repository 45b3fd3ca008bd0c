/** When something is overdue, soon due or missing, and how that is written and coloured: said once, for the app and the server. Pure. */

/** Days before it from which something is listed as due: the longest lead time of a reminder. */
export const soonDays = 30;

type DueState = 'overdue' | 'missing' | 'due' | 'later';

export const dueStateLabels: Readonly<Record<DueState, string>> = {
  overdue: 'Overdue',
  missing: 'Missing',
  due: 'Due',
  later: 'Valid',
};

export const dueTones = { overdue: 'bad', missing: 'bad', due: 'warning', later: 'good' } as const;

/** @param daysLeft until it is due, negative afterwards; null for what is missing */
export function dueStateOf(daysLeft: number | null): DueState {
  if (daysLeft === null) return 'missing';
  if (daysLeft < 0) return 'overdue';
  return daysLeft <= soonDays ? 'due' : 'later';
}
