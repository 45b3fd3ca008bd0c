import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { problemOf } from '../../../domain/shared/problem.ts';
import { listReminders } from '../../../services/operations/assets.reminders.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { Card } from '../../ui/content/card.tsx';
import { RowList } from '../../ui/content/row-list.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/feedback.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { bell } from '../../ui/foundations/icons.ts';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { type Reminder, ReminderRow } from './reminder-row.tsx';

const ReminderActs = lazy(async () => ({ default: (await import('./reminder-acts.tsx')).ReminderActs }));

type Listed = 'upcoming' | 'overdue';

const shown = 20;
/** Characters of a reminder's text. */
const textLength = 30;
const nothing: Record<Listed, string> = { upcoming: 'Nothing is due soon', overdue: 'Nothing is overdue' };

/** On the start of the register: what is due soon, and what is late. */
export function ReminderPanel() {
  const { id: businessId } = useBusiness();
  const [listed, setListed] = useState<Listed>('upcoming');
  const upcoming = useQuery(queryOf(listReminders, { businessId, status: 'upcoming', page_size: shown }));
  const overdue = useQuery(queryOf(listReminders, { businessId, status: 'overdue', page_size: shown }));
  const tabOf = (id: Listed, label: string, query: typeof upcoming) => ({
    id,
    label,
    children: <List listed={id} query={query} />,
    ...(query.data === undefined ? {} : { count: query.data.count }),
  });
  return (
    <Card title="Reminders">
      <Tabs
        label="Reminders"
        value={listed}
        onChange={(id) => setListed(id === 'overdue' ? 'overdue' : 'upcoming')}
        tabs={[tabOf('upcoming', 'Upcoming', upcoming), tabOf('overdue', 'Overdue', overdue)]}
      />
    </Card>
  );
}

type ListProps = { listed: Listed; query: UseQueryResult<{ count: number; results: Reminder[] }> };

function List({ listed, query }: ListProps) {
  if (query.data === undefined && query.error)
    return (
      <ErrorState title="Error getting reminders" isBusy={query.isFetching} onRetry={() => void query.refetch()}>
        {problemText(problemOf(query.error))}
      </ErrorState>
    );
  if (query.data === undefined) return <SkeletonText lines={4} />;
  if (query.data.count === 0)
    return (
      <EmptyState icon={bell} title={nothing[listed]}>
        Set a reminder with a document or a service, and it appears here when its time comes.
      </EmptyState>
    );
  return (
    <RowList label={listed === 'upcoming' ? 'Upcoming reminders' : 'Overdue reminders'}>
      {query.data.results.map((reminder) => (
        <ReminderRow key={reminder.id} reminder={reminder} length={textLength}>
          <Suspense>
            <ReminderActs reminder={reminder} />
          </Suspense>
        </ReminderRow>
      ))}
    </RowList>
  );
}
