import { useCallback, useState } from 'react';
import { useSearch } from 'wouter';
import {
  issuePriorities,
  issuePriorityLabels,
  issueStatusLabels,
} from '../../../../openapi/generated/lists/assets.issues.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { listIssues } from '../../../services/operations/assets.issues.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { tableOfQuery } from '../../shared/queries/table-of-query.ts';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { RowAction } from '../../ui/lists/table-column.ts';
import { useTableState } from '../../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { useModal } from '../../ui/overlays/use-modal.ts';
import { type ChosenAct, IssueActDialog } from './issue-act-dialog.tsx';
import { issueActs } from './issue-acts.ts';
import { issueColumns } from './issue-columns.tsx';
import { useIssueHandling } from './issue-handling-part.ts';
import type { Issue } from './issue-status.tsx';

/** In the order of the specification's tabs. */
const tabs = ['in_repair', 'inspected', 'pending', 'resolved'] as const;

const idOf = ({ id }: Issue) => id;
const nameOf = ({ asset_name, message }: Issue) => `${asset_name}: ${message}`;

/** What was reported about the assets of the business, and what became of it. */
export function IssueListPage() {
  const { id: businessId } = useBusiness();
  const Handling = useIssueHandling();
  const report = useModal('issue');
  const address = useSearch();
  // The report opens over the list as it is.
  const hrefOf = useCallback(
    ({ id }: Issue) => {
      const search = new URLSearchParams(address);
      search.set('modal', 'issue');
      search.set('of', id);
      return `${assetsPaths.assets()}?${search}`;
    },
    [address],
  );
  const [act, setAct] = useState<ChosenAct | null>(null);
  const table = useTableState({
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
    pageSizes: [20, 50, 100],
    cacheKey: `issues.${businessId}`,
  });
  const [status] = table.filters.status;
  const [priority] = table.filters.priority_level;
  const issues = useMainQuery(
    queryOf(listIssues, {
      businessId,
      ...table.request,
      ...(status ? { status } : {}),
      ...(priority ? { priority_level: priority } : {}),
    }),
  );
  const rowActions = (issue: Issue): RowAction[] =>
    issueActs(issue).map((entry) => ({
      ...entry,
      onAct: () => (entry.id === 'view' ? report.open(issue.id) : setAct({ issue, act: entry.id })),
    }));
  return (
    <Page>
      <PageHeader
        title="Reported Issues"
        action={
          <LinkButton href={assetsPaths.reportIssue()} look="primary">
            Add new issue
          </LinkButton>
        }
      >
        What is wrong with assets, and what is being done about it.
      </PageHeader>
      <DataTable
        label="Reported Issues"
        table={table}
        columns={issueColumns}
        {...tableOfQuery(issues)}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        searchLabel="Search asset, message, reference"
        rowActions={rowActions}
        columnsKey="issues"
        emptyIcon="alert"
        emptyText="You have no reported issues"
        emptyHint="What people report here, or at the label of an asset, appears in this list."
        emptyAction={<LinkButton href={assetsPaths.reportIssue()}>Add new issue</LinkButton>}
        noMatchText={table.search ? `No results matching ${table.search}` : 'No issue matches these filters'}
      />
      {report.of ? <Handling key={report.of} id={report.of} act="view" onClose={report.close} /> : null}
      {act ? <IssueActDialog {...act} onClose={() => setAct(null)} /> : null}
    </Page>
  );
}
