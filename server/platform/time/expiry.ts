/** When what has an expiry date counts as valid, due or expired. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { dueStateOf, soonDays } from '../../../rules/due/due.ts';
import { daysBetween } from './dates.ts';

export const dueDays = soonDays;

const states = { overdue: 'expired', due: 'due', later: 'valid', missing: 'valid' } as const;

/** Days are texts such as `2026-03-02`. The last day of a document is its expiry date. */
export function stateOf(expiryDate: string | null, today: string): components['schemas']['DocumentState'] {
  if (expiryDate === null) return 'valid';
  return states[dueStateOf(daysBetween(today, expiryDate))];
}
