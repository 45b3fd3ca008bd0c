import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/contract.ts';
import { firstSettings } from '../../../../rules/rota/settings.ts';
import { spanText } from '../../../../rules/rota/words.ts';
import { getShiftConfig } from '../../../services/operations/rota.shifts.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';

type Work = NonNullable<components['schemas']['TeamMember']['works_today']>;

/** How the business writes times. */
export function useTimeFormat(): 12 | 24 {
  const { id: businessId } = useBusiness();
  const config = useQuery(queryOf(getShiftConfig, { businessId }));
  return (config.data ?? firstSettings).time_format;
}

const spansText = (work: Work, format: 12 | 24): string => work.map((times) => spanText(times, format)).join(', ');

/** `Works today, 8:00 am to 4:00 pm`. */
export const workText = (work: Work, format: 12 | 24): string =>
  work.length === 0 ? 'Does not work today' : `Works today, ${spansText(work, format)}`;

/** `Cashier · Ikeja`. */
export const placeText = (work: Work): string =>
  [...new Set(work.map(({ role, location }) => [role, location].filter(Boolean).join(' · ')))].join(', ');

/** When somebody works today. */
export function WorksToday({ work }: { work: Work }) {
  const format = useTimeFormat();
  return work.length === 0 ? 'Does not work' : spansText(work, format);
}
