import { useQuery } from '@tanstack/react-query';
import { assetsPaths } from '../../../paths/assets.ts';
import { listIssues } from '../../../services/operations/assets.issues.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { useHold } from '../../shared/business/home.ts';
import type { ReadAhead } from '../../shared/queries/read-ahead.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { ErrorState } from '../../ui/feedback/feedback.tsx';
import { IssueStatus } from './issue-status.tsx';

const shown = 5;
/** Urgent ones first. */
const asked = { status: 'open', ordering: '-priority_level', page_size: shown } as const;

const openIssues = (businessId: string) => queryOf(listIssues, { businessId, ...asked });
export const readOpenIssues: ReadAhead = (client, businessId) => client.prefetchQuery(openIssues(businessId));

/** On the home: what is wrong with assets and waits for something. */
export function OpenIssuesCard() {
  const { id: businessId } = useBusiness();
  const query = useQuery(openIssues(businessId));
  useHold(query.isPending);
  if (query.data?.count === 0) return null;
  return (
    <Card
      title="Open issues"
      note={query.data && query.data.count > shown ? query.data.count.toLocaleString('en-NG') : null}
      action={<Link href={assetsPaths.issues()}>Reported Issues</Link>}
    >
      {query.data ? (
        <RowList label="Open issues">
          {query.data.results.map((issue) => (
            <ListRow
              key={issue.id}
              title={<Link href={assetsPaths.issues({ modal: 'issue', of: issue.id })}>{issue.message}</Link>}
              note={`${issue.asset_name} · ${showDate(issue.date)}`}
            >
              <IssueStatus {...issue} />
            </ListRow>
          ))}
        </RowList>
      ) : (
        <ErrorState title="Error getting issues" isBusy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
    </Card>
  );
}
