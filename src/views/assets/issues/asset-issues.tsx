import { useState } from 'react';
import { listAssetIssues } from '../../../services/operations/assets.issues.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { PagedRows, usePages } from '../../shared/lists/paged-rows.tsx';
import { RowMenu } from '../../ui/actions/menu.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow } from '../../ui/content/row-list.tsx';
import { type ChosenAct, IssueActDialog } from './issue-act-dialog.tsx';
import { issueActs } from './issue-acts.ts';
import { IssuePriority, IssueStatus, reporterOf } from './issue-status.tsx';

/** What was reported about one asset, the latest first. */
export function AssetIssues({ assetId }: { assetId: string }) {
  const { id: businessId } = useBusiness();
  const [act, setAct] = useState<ChosenAct | null>(null);
  const issues = usePages(listAssetIssues, { businessId, id: assetId });
  return (
    <>
      <PagedRows
        label="Reported issues"
        subject="The issues"
        pages={issues}
        empty={{
          icon: 'alert',
          title: 'You have no reported issues',
          hint: 'Report one with Add New. Whoever holds the asset can report one with the code on its label.',
        }}
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
