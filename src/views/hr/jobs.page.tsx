import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { hrPaths } from '../../paths/hr.ts';
import { deleteJob, listJobs } from '../../services/operations/hr.jobs.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import type { ReadAhead } from '../shared/queries/read-ahead.ts';
import { tableOfQuery } from '../shared/queries/table-of-query.ts';
import { useMainQuery } from '../shared/queries/use-main-query.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { DataTable } from '../ui/lists/data-table.tsx';
import type { Column, RowAction } from '../ui/lists/table-column.ts';
import { firstRequestOf, useTableState } from '../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import { JobForm } from './job-form.tsx';

type Job = components['schemas']['Job'];

const columns: Column<Job>[] = [
  { id: 'name', title: 'Job', render: ({ name }) => name },
  { id: 'description', title: 'Description', card: 'words', render: ({ description }) => description || null },
  {
    id: 'employees',
    title: 'Employees',
    isNumber: true,
    render: ({ id, employee_count: count }) =>
      count === 0 ? '0' : <Link href={hrPaths.employeesIn(id)}>{count.toLocaleString('en-NG')}</Link>,
  },
];
const idOf = ({ id }: Job) => id;
const nameOf = ({ name }: Job) => name;

const tableOf = (businessId: string) =>
  ({
    sortable: ['name'],
    defaultSort: { column: 'name', direction: 'ascending' },
    pageSizes: [20, 50, 100],
    cacheKey: `jobs.${businessId}`,
  }) as const;
export const readJobs: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(listJobs, { businessId, ...firstRequestOf(tableOf(businessId)) }));

/** What people do in the business. */
export function JobsPage() {
  const { id: businessId, may } = useBusiness();
  const table = useTableState(tableOf(businessId));
  const jobs = useMainQuery(queryOf(listJobs, { businessId, ...table.request }));
  const form = useModal('job');
  const changed = jobs.data?.results.find(({ id }) => id === form.of) ?? null;
  const [deleted, setDeleted] = useState<Job | null>(null);
  const isManager = may('manage_hr');
  const rowActions = (job: Job): RowAction[] => [
    { id: 'edit', label: 'Edit', onAct: () => form.open(job.id) },
    {
      id: 'delete',
      label: 'Delete',
      isDestructive: true,
      disabledReason: job.employee_count > 0 ? 'Employees have it' : undefined,
      onAct: () => setDeleted(job),
    },
  ];
  return (
    <Page>
      <PageHeader
        title="Jobs"
        action={
          isManager ? (
            <Button look="primary" onPress={() => form.open()}>
              Add job
            </Button>
          ) : null
        }
      >
        What your people do. The name of a job is the job title of everybody who has it.
      </PageHeader>
      <DataTable
        label="Jobs"
        table={table}
        columns={columns}
        {...tableOfQuery(jobs)}
        idOf={idOf}
        nameOf={nameOf}
        searchLabel="Search jobs"
        {...(isManager ? { rowActions } : {})}
        minWidth={0}
        emptyIcon="people"
        emptyHint="Jobs that you add appear here."
      />
      {form.isOpen && (form.of === null || changed !== null) ? <JobForm job={changed} onClose={form.close} /> : null}
      <DeleteDialog job={deleted} onClose={() => setDeleted(null)} />
    </Page>
  );
}

function DeleteDialog({ job, onClose }: { job: Job | null; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: (options, { id }: Job) => deleteJob({ businessId, id }, options),
    onDone: (_, { name }) => {
      notify('good', `${name} deleted`);
      onClose();
    },
  });
  const name = job?.name ?? '';
  return (
    <ConfirmDialog
      title={`Permanently Delete (${name})`}
      isOpen={job !== null}
      onClose={() => {
        request.clear();
        onClose();
      }}
      onConfirm={() => job && request.send(job)}
      isBusy={request.isPending}
      errorMessage={request.problem ? problemText(request.problem) : null}
    >
      Are you sure you want to delete {name} from the list of jobs?
    </ConfirmDialog>
  );
}
