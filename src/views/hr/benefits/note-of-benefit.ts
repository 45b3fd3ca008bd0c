import type { components } from '../../../../openapi/generated/contract.ts';
import { benefitKindLabels } from '../../../../openapi/generated/lists/hr.benefits.ts';
import { showDate } from '../../ui/content/date.ts';

/** What it is, who provides it, and since when somebody has it. */
export const noteOfBenefit = ({ kind, provider, start_date, end_date }: components['schemas']['EmployeeBenefit']) =>
  [
    benefitKindLabels[kind],
    provider,
    end_date === null ? `since ${showDate(start_date)}` : `${showDate(start_date)} to ${showDate(end_date)}`,
  ]
    .filter(Boolean)
    .join(' · ');
