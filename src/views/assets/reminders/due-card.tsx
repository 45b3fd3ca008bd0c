import { useQuery } from '@tanstack/react-query';
import { assetsPaths } from '../../../paths/assets.ts';
import { remindersQuery } from '../../../services/assets/reminders.ts';
import { useBusiness } from '../../shared/business.ts';
import { useHold } from '../../shared/home.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { RowList } from '../../ui/content/row-list.tsx';
import { ErrorState } from '../../ui/feedback/feedback.tsx';
import { ReminderRow } from './reminder-row.tsx';

const shown = 6;
/** Characters of a reminder's text. */
const textLength = 25;

/** On the home: what is overdue, and what is due this week. */
export function DueCard() {
  const { id: businessId } = useBusiness();
  const query = useQuery(remindersQuery(businessId, { due_within: 7, page_size: shown }));
  useHold(query.isPending);
  if (query.data?.count === 0) return null;
  return (
    <Card
      title="Overdue and due this week"
      note={query.data && query.data.count > shown ? query.data.count.toLocaleString('en-NG') : null}
      action={<Link href={assetsPaths.home()}>Open reminders</Link>}
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
