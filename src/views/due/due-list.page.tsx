import { dueKindLabels, dueKinds, urgentStateLabels, urgentStates } from '../../../openapi/generated/lists/due.ts';
import { listDue } from '../../services/operations/due.ts';
import { useBusiness } from '../shared/business/business.ts';
import { DaysLeft } from '../shared/due/days-left.tsx';
import { type Due, hrefOf, ofSubject } from '../shared/due/due-parts.tsx';
import { listOf } from '../shared/lists/list.ts';
import { ListPage } from '../shared/lists/list-page.tsx';
import { Link } from '../ui/actions/link.tsx';
import { showDate } from '../ui/content/date.ts';

/** Leads to where it is dealt with, which depends on what the reader may open. */
function DueLink({ due }: { due: Due }) {
  const { may } = useBusiness();
  return <Link href={hrefOf(due, may)}>{due.title}</Link>;
}

const dues = listOf(listDue, {
  label: 'What is due',
  columns: [
    { id: 'title', title: 'What', render: (due) => <DueLink due={due} />, note: ({ kind }) => dueKindLabels[kind] },
    { id: 'subject', title: 'Of', card: 'words', render: ofSubject },
    {
      id: 'due_date',
      title: 'Due',
      card: 'fact',
      render: ({ due_date: day }) => (day === null ? null : showDate(day)),
    },
    { id: 'state', title: 'State', card: 'corner', render: ({ days_left }) => <DaysLeft days={days_left} /> },
  ],
  nameOf: (due) => `${due.title} of ${ofSubject(due)}`,
  filters: [
    {
      id: 'state',
      label: 'State',
      isSingle: true,
      options: urgentStates.map((value) => ({ value, label: urgentStateLabels[value] })),
    },
    {
      id: 'module',
      label: 'Of',
      isSingle: true,
      options: [
        { value: 'fleet', label: 'Vehicles' },
        { value: 'assets', label: 'All assets' },
        { value: 'hr', label: 'People' },
      ],
    },
    {
      id: 'kind',
      label: 'Kind',
      isSingle: true,
      options: dueKinds.map((value) => ({ value, label: dueKindLabels[value] })),
    },
  ],
  emptyIcon: 'check',
  emptyText: 'Nothing is due',
  emptyHint: 'Services, papers and dates are listed here from 30 days before they are due.',
  noMatchText: 'Nothing that is due matches these filters',
});

/** What is overdue, due within 30 days, or missing, of all that the reader may know of. */
export function DueListPage() {
  return (
    <ListPage list={dues} title="What is due" lead="Overdue, due within 30 days, or missing: the most urgent first." />
  );
}
