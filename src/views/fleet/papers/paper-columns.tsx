import type { components } from '../../../../openapi/generated/contract.ts';
import { documentStateLabels } from '../../../../openapi/generated/lists/assets.papers.ts';
import { documentTones } from '../../../../rules/due/due.ts';
import { Status } from '../../ui/content/badge.tsx';
import { showDate } from '../../ui/content/date.ts';
import type { Column } from '../../ui/lists/table-column.ts';
import { filesText } from '../care/panel-head.tsx';

export type Paper = components['schemas']['VehiclePaper'];

export const paperName = ({ title, type_display }: Pick<Paper, 'title' | 'type_display'>): string =>
  title === '' || title === type_display ? type_display : `${title} · ${type_display}`;

export const paperColumns: Column<Paper>[] = [
  { id: 'title', title: 'Paper', render: paperName, note: ({ attachments }) => filesText(attachments) },
  { id: 'issue_date', title: 'Issued', card: 'none', render: ({ issue_date }) => issue_date && showDate(issue_date) },
  { id: 'due_date', title: 'Expires', card: 'fact', render: ({ due_date }) => due_date && showDate(due_date) },
  {
    id: 'state',
    title: 'State',
    card: 'corner',
    render: ({ state, due_date }) =>
      due_date === null ? null : <Status tone={documentTones[state]}>{documentStateLabels[state]}</Status>,
  },
];
