import type { components } from '../../../../openapi/generated/contract.ts';
import { reminderTypeLabels, reminderTypes } from '../../../../openapi/generated/lists/assets.reminders.ts';
import { offsetsText } from '../../../domain/shared/reminder.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { listReminders } from '../../../services/operations/assets.reminders.ts';
import { DaysLeft } from '../../shared/due/days-left.tsx';
import { listOf } from '../../shared/lists/list.ts';
import { ListPage } from '../../shared/lists/list-page.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { showDate } from '../../ui/content/date.ts';
import { bell } from '../../ui/foundations/icons.ts';
import { ReminderActs } from './reminder-acts.tsx';

type Reminder = components['schemas']['Reminder'];

const whatOf = ({ title, asset }: Reminder): string => title ?? asset.name;

/** To whom it speaks, such as `Everybody who may know of it` or `The holder and 2 people`. */
function recipientsText({ everyone, holder, people }: Reminder['recipients']): string {
  if (everyone) return 'Everybody who may know of it';
  const named = people.length === 0 ? [] : [people.length === 1 ? '1 person' : `${people.length} people`];
  const all = [...(holder ? ['the holder'] : []), ...named].join(' and ');
  return all === '' ? 'The owner' : all.charAt(0).toUpperCase() + all.slice(1);
}

const reminders = listOf(listReminders, {
  label: 'Reminders',
  columns: [
    {
      id: 'title',
      title: 'What',
      render: (reminder) => (
        <Link href={reminder.link ?? assetsPaths.asset(reminder.asset.id)}>{whatOf(reminder)}</Link>
      ),
      note: ({ type }) => reminderTypeLabels[type],
    },
    { id: 'asset', title: 'Of', card: 'words', render: ({ asset }) => `${asset.name}, ${asset.number}` },
    {
      id: 'due_date',
      title: 'Due',
      card: 'fact',
      render: ({ due_date: day }) => (day === null ? null : showDate(day)),
    },
    {
      id: 'offsets',
      title: 'Reminds',
      card: 'fact',
      render: ({ set_reminder, further_reminders }) => offsetsText([set_reminder, ...further_reminders]),
    },
    { id: 'recipients', title: 'Whom', card: 'fact', render: ({ recipients }) => recipientsText(recipients) },
    {
      id: 'status',
      title: 'State',
      card: 'corner',
      render: ({ days_left: days }) => (days === null ? null : <DaysLeft days={days} />),
    },
    { id: 'acts', title: 'Actions', card: 'foot', render: (reminder) => <ReminderActs reminder={reminder} /> },
  ],
  nameOf: whatOf,
  filters: [
    {
      id: 'type',
      label: 'Type',
      isSingle: true,
      options: reminderTypes.map((value) => ({ value, label: reminderTypeLabels[value] })),
    },
    {
      id: 'status',
      label: 'State',
      isSingle: true,
      options: [
        { value: 'upcoming', label: 'Reminding now' },
        { value: 'overdue', label: 'Overdue' },
        { value: 'pending', label: 'Not yet' },
      ],
    },
  ],
  emptyIcon: bell,
  emptyText: 'No reminder is open',
  emptyHint: 'Set one with a document, a service or a plan. It says when, and to whom.',
  noMatchText: 'No open reminder matches these filters',
});

/** The reminders that people have set of assets and vehicles: when each speaks, and to whom. */
export function ReminderListPage() {
  return (
    <ListPage
      list={reminders}
      title="Reminders"
      lead="What people are reminded of, when, and who hears of it. The first that is due comes first."
    />
  );
}
