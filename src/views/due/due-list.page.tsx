import { dueKindLabels, dueKinds, urgentStates } from '../../../openapi/generated/lists/due.ts';
import { dueStateLabels } from '../../../rules/due/due.ts';
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
  groupOf: ({ state }) => dueStateLabels[state],
  nameOf: (due) => `${due.title} of ${ofSubject(due)}`,
  emptyIcon: 'check',
  emptyText: 'Nothing is due',
  emptyHint: 'Services, papers and dates are listed here from 30 days before they are due.',
  noMatchText: 'Nothing that is due matches these filters',
});

const modules = [
  { value: 'fleet', label: 'Vehicles', permission: 'access_vehicles' },
  { value: 'assets', label: 'All assets', permission: 'access_assets' },
  { value: 'hr', label: 'People', permission: 'access_hr' },
] as const;

/** Narrows to what the reader may see some of: a choice that leaves nothing is not offered. */
function useFilters() {
  const { may } = useBusiness();
  const options = modules.filter(({ permission }) => may(permission)).map(({ value, label }) => ({ value, label }));
  return [
    {
      id: 'state',
      label: 'State',
      isSingle: true,
      options: urgentStates.map((value) => ({ value, label: dueStateLabels[value] })),
    },
    ...(options.length > 1 ? [{ id: 'module', label: 'Of', isSingle: true, options } as const] : []),
    {
      id: 'kind',
      label: 'Kind',
      isSingle: true,
      options: dueKinds.map((value) => ({ value, label: dueKindLabels[value] })),
    },
  ] as const;
}

/** What is overdue, due within 30 days, or missing, of all that the reader may know of. */
export function DueListPage() {
  return (
    <ListPage
      list={dues}
      filters={useFilters()}
      title="What is due"
      lead="Overdue, due within 30 days, or missing: the most urgent first."
    />
  );
}
