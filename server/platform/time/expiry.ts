/** When what has an expiry date counts as valid, due or expired. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { daysBetween } from './dates.ts';

/** Days before its expiry from which something is due, as the longest reminder for vehicles' papers. */
export const dueDays = 30;

/** Days are texts such as `2026-03-02`. The last day of a document is its expiry date. */
export function stateOf(expiryDate: string | null, today: string): components['schemas']['DocumentState'] {
  if (expiryDate === null) return 'valid';
  if (expiryDate < today) return 'expired';
  const left = daysBetween(today, expiryDate);
  return left <= dueDays ? 'due' : 'valid';
}
