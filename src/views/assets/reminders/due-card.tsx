import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assetsPaths } from '../../../paths/assets.ts';
import { listReminders } from '../../../services/operations/assets.reminders.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { useHold } from '../../shared/business/home.ts';
import type { ReadAhead } from '../../shared/queries/read-ahead.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { RowList } from '../../ui/content/row-list.tsx';
import { ErrorState } from '../../ui/feedback/feedback.tsx';
import { ReminderRow } from './reminder-row.tsx';

/** Before somebody asks for all of them. */
const shown = 6;
const most = 100;
/** Characters of a reminder's text. */
const textLength = 25;

const due = (businessId: string, count: number) =>
  queryOf(listReminders, { businessId, due_within: 7, page_size: count });
export const readDue: ReadAhead = (client, businessId) => client.prefetchQuery(due(businessId, shown));

/** On the home: what is overdue, and what is due this week. */
export function DueCard() {
  const { id: businessId } = useBusiness();
  const [isWhole, setWhole] = useState(false);
  const query = useQuery(due(businessId, isWhole ? most : shown));
  useHold(query.isPending);
  if (query.data?.count === 0) return null;
  const hidden = query.data === undefined ? 0 : query.data.count - query.data.results.length;
  return (
    <Card
      title="Overdue and due this week"
      note={hidden > 0 ? query.data?.count.toLocaleString('en-NG') : null}
      action={
        hidden > 0 && !isWhole ? (
          <Button onPress={() => setWhole(true)}>Show all</Button>
        ) : (
          <Link href={assetsPaths.home()}>Open reminders</Link>
        )
      }
    >
      {query.data ? (
        <RowList label="Overdue and due this week">
          {query.data.results.map((reminder) => (
            <ReminderRow key={reminder.id} reminder={reminder} length={textLength} />
          ))}
        </RowList>
      ) : (
        <ErrorState title="Error getting reminders" isBusy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
    </Card>
  );
}
