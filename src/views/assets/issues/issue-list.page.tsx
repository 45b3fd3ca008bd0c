import { useState } from 'react';
import { useSearch } from 'wouter';
import {
  issuePriorities,
  issuePriorityLabels,
  issueStatusLabels,
} from '../../../../openapi/generated/lists/assets.issues.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { listIssues } from '../../../services/operations/assets.issues.ts';
import { listOf } from '../../shared/lists/list.ts';
import { ListPage } from '../../shared/lists/list-page.tsx';
import { LinkButton } from '../../ui/actions/button.tsx';
import { useModal } from '../../ui/overlays/use-modal.ts';
import { type ChosenAct, IssueActDialog } from './issue-act-dialog.tsx';
import { issueActs } from './issue-acts.ts';
import { issueColumns } from './issue-columns.tsx';
import { useIssueHandling } from './issue-handling-part.ts';
import type { Issue } from './issue-status.tsx';

/** In the order of the specification's tabs. */
const tabs = ['in_repair', 'inspected', 'pending', 'resolved'] as const;

const issues = listOf(listIssues, {
  label: 'Reported Issues',
  searchLabel: 'Search asset, message, reference',
  columns: issueColumns,
  nameOf: ({ asset_name, message }) => `${asset_name}: ${message}`,
  filters: [
    {
      id: 'status',
      label: 'Status',
      isSingle: true,
      allLabel: 'All',
      options: tabs.map((value) => ({ value, label: issueStatusLabels[value] })),
    },
    {
      id: 'priority_level',
      label: 'Priority',
      isSingle: true,
      options: issuePriorities.map((value) => ({ value, label: issuePriorityLabels[value] })),
    },
  ],
  sortable: ['date', 'priority_level'],
  cacheKey: 'issues',
  columnsKey: 'issues',
  emptyIcon: 'alert',
  emptyText: 'You have no reported issues',
  emptyHint: 'What people report here, or at the label of an asset, appears in this list.',
  emptyAction: <LinkButton href={assetsPaths.reportIssue()}>Add new issue</LinkButton>,
  noMatchText: (search) => (search ? `No results matching ${search}` : 'No issue matches these filters'),
});

/** What was reported about the assets of the business, and what became of it. */
export function IssueListPage() {
  const Handling = useIssueHandling();
  const report = useModal('issue');
  const address = useSearch();
  // The report opens over the list as it is.
  const hrefOf = ({ id }: Issue) => {
    const search = new URLSearchParams(address);
    search.set('modal', 'issue');
    search.set('of', id);
    return `${assetsPaths.assets()}?${search}`;
  };
  const [act, setAct] = useState<ChosenAct | null>(null);
  return (
    <ListPage
      list={issues}
      hrefOf={hrefOf}
      title="Reported Issues"
      lead="What is wrong with assets, and what is being done about it."
      action={
        <LinkButton href={assetsPaths.reportIssue()} look="primary">
          Add new issue
        </LinkButton>
      }
      actsOf={(issue) =>
        issueActs(issue).map((entry) => ({
          ...entry,
          onAct: () => (entry.id === 'view' ? report.open(issue.id) : setAct({ issue, act: entry.id })),
        }))
      }
    >
      {report.of ? <Handling key={report.of} id={report.of} act="view" onClose={report.close} /> : null}
      {act ? <IssueActDialog {...act} onClose={() => setAct(null)} /> : null}
    </ListPage>
  );
}
