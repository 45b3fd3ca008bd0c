import { useMemo } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { downloadDeadline } from '../../domain/shared/deadlines.ts';
import { exportAuditLog, listAuditLog } from '../../services/operations/people.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { saveAs } from '../shared/files/save-as.ts';
import type { ReadAhead } from '../shared/queries/read-ahead.ts';
import { tableOfQuery } from '../shared/queries/table-of-query.ts';
import { useMainQuery } from '../shared/queries/use-main-query.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { DataTable } from '../ui/lists/data-table.tsx';
import type { Column } from '../ui/lists/table-column.ts';
import { firstRequestOf, type TableState, useTableState } from '../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import * as css from './people.css.ts';
import { momentText } from './permission-labels.ts';
import { PersonCell } from './person-cell.tsx';

type AuditEntry = components['schemas']['AuditEntry'];

const columnsIn = (timeZone: string): Column<AuditEntry>[] => [
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
];
const idOf = ({ id }: AuditEntry) => id;
const nameOf = ({ text, subject }: AuditEntry) => (subject === '' ? text : `${text}: ${subject}`);

const tableOf = (businessId: string) => ({ pageSizes: [20, 50, 100], cacheKey: `audit-log.${businessId}` }) as const;
const askedOf = ({ page, page_size, search = '' }: TableState['request']) => ({ page, page_size, search });
export const readAuditLog: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(listAuditLog, { businessId, ...askedOf(firstRequestOf(tableOf(businessId))) }));

/** The audit log of the business, which its owner can search and export. */
export function AuditLogPage() {
  const { id: businessId, timeZone } = useBusiness();
  const table = useTableState(tableOf(businessId));
  const entries = useMainQuery({
    ...queryOf(listAuditLog, { businessId, ...askedOf(table.request) }),
    staleTime: 0,
  });
  const columns = useMemo(() => columnsIn(timeZone), [timeZone]);
  const download = useRequest({
    send: (options) => exportAuditLog({ businessId }, options),
    deadline: downloadDeadline,
    onDone: (blob) => saveAs(blob, `audit-log-${new Date().toISOString().slice(0, 10)}.csv`),
  });
  return (
    <Page>
      <PageHeader
        title="Audit log"
        action={
          <Button onPress={() => download.send()} isBusy={download.isPending}>
            Export as CSV
          </Button>
        }
      >
        What was done in the business, the newest first. Nobody can change it.
      </PageHeader>
      {download.problem ? (
        <div className={css.above}>
          <Notice tone="bad">The file could not be made. {problemText(download.problem)}</Notice>
        </div>
      ) : null}
      <DataTable
        label="Audit log"
        table={table}
        columns={columns}
        {...tableOfQuery(entries)}
        idOf={idOf}
        nameOf={nameOf}
        searchLabel="Search people and actions"
        minWidth={860}
        emptyIcon="clock"
        emptyText="Nothing has been done yet"
        emptyHint="Invitations, permissions, handovers and deletions are recorded here."
        noMatchText="Nothing was done that matches"
      />
    </Page>
  );
}
