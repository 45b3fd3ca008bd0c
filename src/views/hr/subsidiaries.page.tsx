import { hrPaths } from '../../paths/hr.ts';
import { deleteSubsidiary, listSubsidiaries } from '../../services/operations/hr.subsidiaries.ts';
import { useBusiness } from '../shared/business/business.ts';
import { DeleteNamed } from '../shared/lists/delete-named.tsx';
import { listOf } from '../shared/lists/list.ts';
import { ListPage, OpenButton } from '../shared/lists/list-page.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Status } from '../ui/content/badge.tsx';
import { SubsidiaryForm } from './subsidiary-form.tsx';

const subsidiaries = listOf(listSubsidiaries, {
  label: 'Subsidiaries',
  searchLabel: 'Search subsidiaries',
  columns: [
    { id: 'name', title: 'Subsidiary', render: ({ name }) => name, note: ({ address }) => address },
    { id: 'rc_number', title: 'RC number', card: 'fact', render: ({ rc_number }) => rc_number },
    { id: 'tin', title: 'TIN', card: 'fact', render: ({ tin }) => tin },
    {
      id: 'employees',
      title: 'Employees',
      isNumber: true,
      render: ({ id, employee_count: count }) =>
        count === 0 ? '0' : <Link href={hrPaths.employees({ subsidiary: id })}>{count.toLocaleString('en-NG')}</Link>,
    },
    {
      id: 'status',
      title: 'Status',
      card: 'corner',
      render: ({ is_archived }) => (
        <Status tone={is_archived ? 'neutral' : 'good'}>{is_archived ? 'Archived' : 'In use'}</Status>
      ),
    },
  ],
  sortable: ['name'],
  defaultSort: { column: 'name', direction: 'ascending' },
  cacheKey: 'subsidiaries',
  minWidth: 0,
  emptyIcon: 'people',
  emptyHint: 'Companies of your group that you add appear here.',
});
export const readSubsidiaries = subsidiaries.readAhead;

/** The companies of a group, by which its people are employed. */
export function SubsidiariesPage() {
  const { may } = useBusiness();
  const isManager = may('manage_hr');
  return (
    <ListPage
      list={subsidiaries}
      title="Subsidiaries"
      lead="The companies of your group that employ some of your people. Who belongs to none is employed by the business itself."
      action={isManager ? <OpenButton modal="subsidiary">Add subsidiary</OpenButton> : null}
      form={{
        modal: 'subsidiary',
        show: (subsidiary, { isOpen, onClose }) =>
          isOpen ? <SubsidiaryForm subsidiary={subsidiary} onClose={onClose} /> : null,
      }}
      actsOf={isManager ? (_, { edit }) => [{ id: 'edit', label: 'Edit', onAct: edit }] : undefined}
      deleting={
        isManager
          ? {
              refusalOf: ({ employee_count }) => (employee_count > 0 ? 'Employees belong to it' : undefined),
              ask: (chosen, onClose) => (
                <DeleteNamed chosen={chosen} from="subsidiaries" send={deleteSubsidiary} onClose={onClose} />
              ),
            }
          : null
      }
    />
  );
}
