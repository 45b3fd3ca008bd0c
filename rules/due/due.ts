/** When something is overdue, soon due or missing, and how that is written and coloured: said once, for the app and the server. Pure. */
import { excerptOf } from '../shared/line.ts';

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
/** Of documents and papers, whose states have words of their own. */
export const documentTones = { valid: dueTones.later, due: dueTones.due, expired: dueTones.overdue } as const;

/** @param daysLeft until it is due, negative afterwards; null for what is missing */
export function dueStateOf(daysLeft: number | null): DueState {
  if (daysLeft === null) return 'missing';
  if (daysLeft < 0) return 'overdue';
  return daysLeft <= soonDays ? 'due' : 'later';
}

/** A service in a few words: what is noted of it. Every door calls it this. */
export const serviceTitle = (notes: string): string => excerptOf(notes);

/** How long until a due date, after `is`: `due in 3 days`, `due today`, `3 days overdue`. */
export function dueText(daysLeft: number): string {
  if (daysLeft === 0) return 'due today';
  if (daysLeft === 1) return 'due tomorrow';
  if (daysLeft > 1) return `due in ${daysLeft} days`;
  return daysLeft === -1 ? '1 day overdue' : `${-daysLeft} days overdue`;
}
