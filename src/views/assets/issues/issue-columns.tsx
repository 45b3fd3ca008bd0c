import { showDate } from '../../ui/content/date.ts';
import type { Column } from '../../ui/lists/table-column.ts';
import { AssetStatus } from '../asset-status.tsx';
import { type Issue, IssuePriority, IssueStatus, reporterOf } from './issue-status.tsx';

export const issueColumns: Column<Issue>[] = [
  { id: 'asset', title: 'Asset', render: ({ asset_name }) => asset_name, note: ({ asset_number }) => asset_number },
  { id: 'issue_type', title: 'Issue type', render: ({ issue_type }) => issue_type?.name ?? null },
  { id: 'message', title: 'Message', card: 'line', width: 240, render: ({ message }) => message },
  { id: 'priority_level', title: 'Priority', card: 'fact', render: (issue) => <IssuePriority {...issue} /> },
  { id: 'date', title: 'Report date', card: 'fact', render: ({ date }) => showDate(date) },
  { id: 'reported_by', title: 'Reported by', card: 'none', render: reporterOf },
  {
    id: 'employee',
    title: 'Employee',
    card: 'none',
    render: ({ employee }) => (employee ? `${employee.first_name} ${employee.last_name}` : null),
  },
  {
    id: 'asset_status',
    title: 'Asset status',
    card: 'none',
    isHiddenAtFirst: true,
    render: ({ asset_status: status, employee: assignee }) => <AssetStatus asset={{ status, assignee }} />,
  },
  { id: 'status', title: 'Status', card: 'corner', render: (issue) => <IssueStatus {...issue} /> },
];
