/** When an asset may be given to somebody and taken back. Dates are `YYYY-MM-DD`, which sort as texts. */

import { assetStatusLabels } from '../../../openapi/generated/lists/assets.register.ts';
import { isGone, isOutOfUse } from '../../../rules/assets/status.ts';
import type { AssetStatus } from '../assets/rules.ts';

/** A period lasts from the day it begins to before the day it ends. */
export type Period = { dateAssigned: string; expectedReturnDate: string | null };

/** As it is said to people. */
type Named = { name: string; dateAssigned: string; endDate: string | null };
type Standing = {
  status: AssetStatus;
  /** Who has it, and who gets it next. */
  held: Named | null;
  planned: Named | null;
  /** When the last period ended; null when there was none. */
  lastEnd: string | null;
};

/** Why an asset cannot be given to somebody from a day on; null when it can. */
export function obstacleTo({ status, held, planned, lastEnd }: Standing, dateAssigned: string): string | null {
  if (isGone(status)) return `It is ${assetStatusLabels[status].toLowerCase()}: nobody can have it.`;
  if (planned !== null) return `${planned.name} gets it on ${planned.dateAssigned} already.`;
  if (held !== null && held.endDate === null) return `${held.name} has it already.`;
  if (held?.endDate && dateAssigned < held.endDate) return `${held.name} has it until ${held.endDate}.`;
  return isAfterLast(dateAssigned, lastEnd) ? null : `Somebody had it until ${lastEnd}.`;
}

/** What whoever gives an asset away must know; null for nothing. */
export function warningOf(status: AssetStatus, isStopped: boolean): string | null {
  const warnings = [
    ...(isOutOfUse(status) ? [`It is still ${assetStatusLabels[status].toLowerCase()}.`] : []),
    ...(isStopped ? ['It is not to be driven until somebody decides.'] : []),
  ];
  return warnings.length === 0 ? null : warnings.join(' ');
}

type Problems = Record<string, string[]>;

export function problemsOf({ dateAssigned, expectedReturnDate }: Period): Problems | null {
  if (expectedReturnDate === null || expectedReturnDate >= dateAssigned) return null;
  return { expected_return_date: ['The return cannot be before the date assigned.'] };
}

/** @param lastEnd when the last period ended; null when there was none */
const isAfterLast = (dateAssigned: string, lastEnd: string | null): boolean =>
  lastEnd === null || dateAssigned >= lastEnd;

export function problemsOfEnd(
  endDate: string,
  { today, dateAssigned, next }: { today: string; dateAssigned: string; next: Named | null },
): Problems | null {
  if (endDate < today) return { end_date: ['The end date cannot be before today.'] };
  if (endDate < dateAssigned) return { end_date: ['The end date cannot be before the date assigned.'] };
  if (next !== null && endDate > next.dateAssigned)
    return { end_date: [`${next.name} gets it on ${next.dateAssigned}. Choose that day or an earlier one.`] };
  return null;
}
