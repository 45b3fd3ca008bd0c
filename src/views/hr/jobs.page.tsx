import { hrPaths } from '../../paths/hr.ts';
import { deleteJob, listJobs } from '../../services/operations/hr.jobs.ts';
import { useBusiness } from '../shared/business/business.ts';
import { DeleteNamed } from '../shared/lists/delete-named.tsx';
import { listOf } from '../shared/lists/list.ts';
import { ListPage, OpenButton } from '../shared/lists/list-page.tsx';
import { Link } from '../ui/actions/link.tsx';
import { JobForm } from './job-form.tsx';

const jobs = listOf(listJobs, {
  label: 'Jobs',
  searchLabel: 'Search jobs',
  columns: [
    { id: 'name', title: 'Job', render: ({ name }) => name },
    { id: 'description', title: 'Description', card: 'words', render: ({ description }) => description || null },
    {
      id: 'employees',
      title: 'Employees',
      isNumber: true,
      render: ({ id, employee_count: count }) =>
        count === 0 ? '0' : <Link href={hrPaths.employeesIn(id)}>{count.toLocaleString('en-NG')}</Link>,
    },
  ],
  sortable: ['name'],
  defaultSort: { column: 'name', direction: 'ascending' },
  cacheKey: 'jobs',
  minWidth: 0,
  emptyIcon: 'people',
  emptyHint: 'Jobs that you add appear here.',
});
export const readJobs = jobs.readAhead;

/** What people do in the business. */
export function JobsPage() {
  const { may } = useBusiness();
  const isManager = may('manage_hr');
  return (
    <ListPage
      list={jobs}
      title="Jobs"
      lead="What your people do. The name of a job is the job title of everybody who has it."
      action={isManager ? <OpenButton modal="job">Add job</OpenButton> : null}
      form={{
        modal: 'job',
        show: (job, { isOpen, onClose }) => (isOpen ? <JobForm job={job} onClose={onClose} /> : null),
      }}
      actsOf={isManager ? (_, { edit }) => [{ id: 'edit', label: 'Edit', onAct: edit }] : undefined}
      deleting={
        isManager
          ? {
              refusalOf: (job) => (job.employee_count > 0 ? 'Employees have it' : undefined),
              ask: (chosen, onClose) => <DeleteNamed chosen={chosen} from="jobs" send={deleteJob} onClose={onClose} />,
            }
          : null
      }
    />
  );
}
