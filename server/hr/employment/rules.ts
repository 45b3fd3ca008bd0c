/** When an employment can end, and how its end is recorded. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { terminationReasonLabels } from '../../../openapi/generated/lists/hr.record.ts';
import { tooFarAhead } from '../../../rules/hr/notice.ts';
import { dayPlus } from '../../platform/time/dates.ts';

type Schemas = components['schemas'];

/** Messages by field; null when the day is right. One after today is planned. */
export function problemsOfEnd(day: string, { hire_date }: Pick<Schemas['EmployeeRecord'], 'hire_date'>, today: string) {
  if (day > dayPlus(today, { years: 1 })) return { date: [tooFarAhead] };
  if (hire_date !== null && day < hire_date) return { date: ['The last day is not before the hire date.'] };
  return null;
}

/** The first day of another employment; null when it is right. */
export function problemsOfReturn(
  day: string,
  { terminated_on: last }: Pick<Schemas['EmployeeRecord'], 'terminated_on'>,
  today: string,
) {
  if (last === null || day <= last) return { date: ['The first day is after the last one of the employment before.'] };
  if (day > today) return { date: ['The first day is not after today.'] };
  return null;
}

/** `Planned the end of the employment on 2026-03-02: resignation` */
export const planText = ({ date, reason }: Schemas['Termination']): string =>
  `Planned the end of the employment on ${date}: ${terminationReasonLabels[reason].toLowerCase()}`;

/** `Ended the employment on 2026-03-02: resignation` */
export const endText = ({ date, reason }: Schemas['Termination']): string =>
  `Ended the employment on ${date}: ${terminationReasonLabels[reason].toLowerCase()}`;

const counted = (count: number, word: string) =>
  count === 1 ? `one ${word}` : `${count.toLocaleString('en-NG')} ${word}s`;

/** `holds 2 assets and is to get one more`: what somebody has now and what is only planned are counted apart. */
export function heldText(held: readonly Pick<Schemas['HeldThing'], 'is_planned'>[], word: 'asset' | 'thing'): string {
  const planned = held.filter(({ is_planned }) => is_planned).length;
  const present = held.length - planned;
  if (present === 0) return `is to get ${counted(planned, word)} later`;
  const more =
    planned === 0 ? '' : ` and is to get ${planned === 1 ? 'one' : planned.toLocaleString('en-NG')} more later`;
  return `holds ${counted(present, word)}${more}`;
}

/** Whether the employer ends it by a notice, which the law may forbid. */
export const isByEmployer = (reason: Schemas['TerminationReason']): boolean =>
  reason === 'dismissal' || reason === 'redundancy';
