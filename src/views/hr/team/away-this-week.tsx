import { useQuery } from '@tanstack/react-query';
import { spanOf, whenAway } from '../../../../rules/timeoff/away.ts';
import { listTimeoffCalendar } from '../../../services/operations/timeoff.away.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';

/** When somebody of the team is away, today or in the rest of the week, as the home says it. */
export function AwayThisWeek({ employee }: { employee: string }) {
  const { id: businessId, timeZone } = useBusiness();
  const today = todayIn(timeZone);
  // One answer for all rows, and for the home.
  const { data } = useQuery(queryOf(listTimeoffCalendar, { businessId, ...spanOf('week', today), of: 'near' }));
  const found = data?.people.find(({ employee: { id } }) => id === employee);
  return found === undefined ? null : whenAway(found.away, today);
}
