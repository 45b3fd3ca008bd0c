import { useQuery } from '@tanstack/react-query';
import { spanOf, whenAway } from '../../../rules/timeoff/away.ts';
import { timeoffPaths } from '../../paths/timeoff.ts';
import { listTimeoffCalendar } from '../../services/operations/timeoff.away.ts';
import { listTimeoffRequests } from '../../services/operations/timeoff.requests.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { useHold } from '../shared/business/home.ts';
import { todayIn } from '../shared/business/today.ts';
import { nameOf } from '../shared/people/people.ts';
import { Link } from '../ui/actions/link.tsx';
import { Card } from '../ui/content/card.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';

/** People whom the card names. */
const most = 6;

const waitingText = (count: number): string =>
  count === 1 ? '1 request waits for your answer' : `${count.toLocaleString('en-NG')} requests wait for your answer`;

/** On the home: how many requests wait for the person's answer, and who of their team is away today and in the rest of this week. */
export function AwayCard() {
  const { id: businessId, timeZone } = useBusiness();
  const today = todayIn(timeZone);
  const { data, isPending } = useQuery(
    queryOf(listTimeoffCalendar, { businessId, ...spanOf('week', today), of: 'near' }),
  );
  // The list that the number opens counts them.
  const waiting = useQuery(queryOf(listTimeoffRequests, { businessId, waits_for: 'me', page_size: 1 }));
  useHold(isPending || waiting.isPending);
  const people = (data?.people ?? []).flatMap(({ employee, away }) => {
    const when = whenAway(away, today);
    return when === null ? [] : [{ employee, when }];
  });
  const count = waiting.data?.count ?? 0;
  if (people.length === 0 && count === 0) return null;
  const title = count === 0 ? 'Who is away this week' : 'Time off';
  return (
    <Card title={title} action={<Link href={timeoffPaths.calendar({ view: 'week' })}>Open calendar</Link>}>
      <RowList label={title}>
        {count === 0 ? null : (
          <ListRow
            title={<Link href={timeoffPaths.requests({ waits_for: 'me' })}>{waitingText(count)}</Link>}
            note={null}
          />
        )}
        {people.slice(0, most).map(({ employee, when }) => (
          <ListRow key={employee.id} title={nameOf(employee)} note={when} />
        ))}
        {people.length > most ? <ListRow title={`${people.length - most} more`} note="In the calendar" /> : null}
      </RowList>
    </Card>
  );
}
