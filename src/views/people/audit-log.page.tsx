import { downloadDeadline } from '../../domain/shared/deadlines.ts';
import { exportAuditLog, listAuditLog } from '../../services/operations/people.ts';
import { useBusiness } from '../shared/business/business.ts';
import { saveAs } from '../shared/files/save-as.ts';
import { listOf } from '../shared/lists/list.ts';
import { ListPage } from '../shared/lists/list-page.tsx';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import * as css from './people.css.ts';
import { momentText } from './permission-labels.ts';
import { PersonCell } from './person-cell.tsx';

const entries = listOf(listAuditLog, {
  label: 'Audit log',
  searchLabel: 'Search people and actions',
  columns: (timeZone) => [
    { id: 'text', title: 'What', render: ({ text }) => text, note: ({ subject }) => subject || null },
    {
      id: 'actor',
      title: 'Who',
      card: 'fact',
      render: ({ actor: { name, email } }) => (email === '' ? null : <PersonCell name={name || email} email={email} />),
    },
    {
      id: 'address',
      title: 'From',
      card: 'fact',
      width: 150,
      differsBy: ({ address }) => address,
      render: ({ address }) => address || null,
    },
    {
      id: 'created_at',
      title: 'When',
      card: 'foot',
      width: 170,
      render: ({ created_at }) => momentText(created_at, timeZone),
    },
  ],
  nameOf: ({ text, subject }) => (subject === '' ? text : `${text}: ${subject}`),
  staleTime: 0,
  cacheKey: 'audit-log',
  minWidth: 860,
  emptyIcon: 'clock',
  emptyText: 'Nothing has been done yet',
  emptyHint: 'Invitations, permissions, handovers and deletions are recorded here.',
  noMatchText: 'Nothing was done that matches',
});
export const readAuditLog = entries.readAhead;

/** The audit log of the business, which its owner can search and export. */
export function AuditLogPage() {
  const { id: businessId } = useBusiness();
  const download = useRequest({
    send: (options) => exportAuditLog({ businessId }, options),
    deadline: downloadDeadline,
    onDone: (blob) => saveAs(blob, `audit-log-${new Date().toISOString().slice(0, 10)}.csv`),
  });
  return (
    <ListPage
      list={entries}
      title="Audit log"
      lead="What was done in the business, the newest first. Nobody can change it."
      action={
        <Button onPress={() => download.send()} isBusy={download.isPending}>
          Export as CSV
        </Button>
      }
      above={
        download.problem ? (
          <div className={css.above}>
            <Notice tone="bad">The file could not be made. {problemText(download.problem)}</Notice>
          </div>
        ) : null
      }
    />
  );
}
