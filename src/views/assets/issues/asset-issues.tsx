import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAssetIssues } from '../../../services/operations/assets.issues.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { RowMenu } from '../../ui/actions/menu.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { PagedRows, pageSize } from '../detail/paged-rows.tsx';
import { type ChosenAct, IssueActDialog } from './issue-act-dialog.tsx';
import { issueActs } from './issue-acts.ts';
import { IssuePriority, IssueStatus, reporterOf } from './issue-status.tsx';

/** What was reported about one asset, the latest first. */
export function AssetIssues({ assetId }: { assetId: string }) {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const [act, setAct] = useState<ChosenAct | null>(null);
  const issues = useQuery(queryOf(listAssetIssues, { businessId, id: assetId, page: page + 1, page_size: pageSize }));
  return (
    <>
      <PagedRows
        label="Reported issues"
        subject="The issues"
        query={issues}
        page={page}
        onPage={setPage}
        empty={
          <EmptyState icon="alert" title="You have no reported issues">
            Report one with Add New. Whoever holds the asset can report one with the code on its label.
          </EmptyState>
        }
      >
        {(issue) => (
          <ListRow
            key={issue.id}
            title={issue.message}
            note={[issue.issue_type?.name, showDate(issue.date), reporterOf(issue)].filter(Boolean).join(' · ')}
          >
            <IssuePriority {...issue} />
            <IssueStatus {...issue} />
            <RowMenu
              name={issue.message}
              entries={issueActs(issue)}
              onAct={(id) => setAct({ issue, act: id as ChosenAct['act'] })}
            />
          </ListRow>
        )}
      </PagedRows>
      {act ? <IssueActDialog {...act} onClose={() => setAct(null)} /> : null}
    </>
  );
}
