import { useQuery } from '@tanstack/react-query';
import { urgentStates } from '../../../openapi/generated/lists/due.ts';
import { dueStateLabels } from '../../../rules/due/due.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { duePaths } from '../../paths/due.ts';
import { getDueFigures, listDue } from '../../services/operations/due.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { useHold } from '../shared/business/home.ts';
import { DueRow } from '../shared/due/due-parts.tsx';
import type { ReadAhead } from '../shared/queries/read-ahead.ts';
import { Link } from '../ui/actions/link.tsx';
import { Card } from '../ui/content/card.tsx';
import { Actions } from '../ui/content/layout.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { ErrorState } from '../ui/feedback/feedback.tsx';

/** The most urgent ones; a press away are all of them. */
const shown = 6;
const urgent = (businessId: string) => queryOf(listDue, { businessId, page_size: shown });
const figuresOf = (businessId: string) => queryOf(getDueFigures, { businessId });

export const readDue: ReadAhead = (client, businessId) =>
  Promise.all([client.prefetchQuery(urgent(businessId)), client.prefetchQuery(figuresOf(businessId))]);

/** On the home: what is overdue, due and missing, each number with the way to its rows. */
export function DueCard() {
  const { id: businessId, may } = useBusiness();
  const query = useQuery(urgent(businessId));
  const figures = useQuery(figuresOf(businessId)).data;
  useHold(query.isPending);
  if (query.data?.count === 0) return null;
  const counts = urgentStates.filter((state) => figures !== undefined && figures[state] > 0);
  return (
    <Card
      title="What is due"
      action={
        <Actions>
          {may('access_assets') ? <Link href={assetsPaths.reminders()}>Open reminders</Link> : null}
          <Link href={duePaths.due()}>Show all</Link>
        </Actions>
      }
    >
      {query.data ? (
        <RowList label="What is due">
          {counts.map((state) => (
            <ListRow
              key={state}
              title={<Link href={duePaths.due({ state })}>{dueStateLabels[state]}</Link>}
              note={null}
            >
              {figures?.[state].toLocaleString('en-NG')}
            </ListRow>
          ))}
          {query.data.results.map((due) => (
            <DueRow key={due.id} due={due} />
          ))}
        </RowList>
      ) : (
        <ErrorState title="Error getting what is due" isBusy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
    </Card>
  );
}
