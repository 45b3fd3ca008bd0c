import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { urgentStates } from '../../../../openapi/generated/lists/due.ts';
import { dueStateLabels, soonDays } from '../../../../rules/due/due.ts';
import { problemOf } from '../../../domain/shared/problem.ts';
import { duePaths } from '../../../paths/due.ts';
import { listReminders } from '../../../services/operations/assets.reminders.ts';
import { getDueFigures, listDue } from '../../../services/operations/due.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { DueRow } from '../../shared/due/due-parts.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { RowList } from '../../ui/content/row-list.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/feedback.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { bell } from '../../ui/foundations/icons.ts';
import { Tabs } from '../../ui/navigation/tabs.tsx';

const ReminderActs = lazy(async () => ({ default: (await import('./reminder-acts.tsx')).ReminderActs }));

type Listed = (typeof urgentStates)[number];

const shown = 20;
/** More reminders than rows, because some are of what was read a moment before. */
const known = 100;
/** Characters of a title. */
const textLength = 30;
/** In the words of the specification. */
const labels: Record<Listed, string> = { ...dueStateLabels, due: 'Upcoming' };
const nothing: Record<Listed, string> = {
  due: 'Nothing is due soon',
  overdue: 'Nothing is overdue',
  missing: 'Nothing is missing',
};
const inOrder: readonly Listed[] = ['due', 'overdue', 'missing'];

/** On the start of the register: what is due soon, what is late and what is missing, counted as on every other screen. */
export function ReminderPanel() {
  const { id: businessId } = useBusiness();
  const [listed, setListed] = useState<Listed>('due');
  const figures = useQuery(queryOf(getDueFigures, { businessId, module: 'assets' })).data;
  return (
    <Card title="Reminders" action={<Link href={duePaths.due({ module: 'assets', state: listed })}>Show all</Link>}>
      <Tabs
        label="Reminders"
        value={listed}
        onChange={(id) => setListed(urgentStates.find((each) => each === id) ?? 'due')}
        tabs={inOrder.map((id) => ({
          id,
          label: labels[id],
          children: <List listed={id} />,
          ...(figures === undefined ? {} : { count: figures[id] }),
        }))}
      />
    </Card>
  );
}

function List({ listed }: { listed: Listed }) {
  const { id: businessId } = useBusiness();
  const dues = useQuery(queryOf(listDue, { businessId, module: 'assets', state: listed, page_size: shown }));
  const reminders = useQuery(queryOf(listReminders, { businessId, due_within: soonDays, page_size: known })).data;
  if (dues.data === undefined && dues.error)
    return (
      <ErrorState title="Error getting reminders" isBusy={dues.isFetching} onRetry={() => void dues.refetch()}>
        {problemText(problemOf(dues.error))}
      </ErrorState>
    );
  if (dues.data === undefined) return <SkeletonText lines={4} />;
  if (dues.data.count === 0)
    return (
      <EmptyState icon={bell} title={nothing[listed]}>
        Documents, services and plans appear here from 30 days before they are due.
      </EmptyState>
    );
  return (
    <RowList label={`${labels[listed]} reminders`}>
      {dues.data.results.map((due) => {
        const reminder = reminders?.results.find(({ id }) => id === due.reminder);
        return (
          <DueRow key={due.id} due={due} length={textLength}>
            <Suspense>{reminder ? <ReminderActs reminder={reminder} /> : null}</Suspense>
          </DueRow>
        );
      })}
    </RowList>
  );
}
