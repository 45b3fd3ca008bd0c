import { employeeDocumentKindLabels } from '../../../openapi/generated/lists/hr.documents.ts';
import { roleColourLabels } from '../../../openapi/generated/lists/rota.roles.ts';
import { bulkDeleteRoles, deleteRole, listRoles } from '../../services/operations/rota.roles.ts';
import { useBusiness } from '../shared/business/business.ts';
import { DeleteRows } from '../shared/lists/delete-rows.tsx';
import { listOf } from '../shared/lists/list.ts';
import { ListPage, OpenButton } from '../shared/lists/list-page.tsx';
import { Badge } from '../ui/content/badge.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { RoleForm } from './role-form.tsx';

const tones = { green: 'good', blue: 'info', amber: 'warning', red: 'bad', plum: 'plum', grey: 'neutral' } as const;

const roles = listOf(listRoles, {
  label: 'Roles',
  searchLabel: 'Search roles',
  columns: [
    { id: 'name', title: 'Name', render: ({ name }) => name },
    {
      id: 'colour',
      title: 'Colour',
      render: ({ colour }) => <Badge tone={tones[colour]}>{roleColourLabels[colour]}</Badge>,
    },
    {
      id: 'needs',
      title: 'Needs',
      render: ({ needs }) => needs.map((kind) => employeeDocumentKindLabels[kind]).join(', '),
    },
  ],
  sortable: ['name'],
  defaultSort: { column: 'name', direction: 'ascending' },
  cacheKey: 'roles',
  emptyHint: 'Roles that you add appear here.',
});
export const readRoles = roles.readAhead;

export function RolesPage() {
  const { id: businessId, may } = useBusiness();
  const mayChange = may('plan_rota');
  return (
    <ListPage
      list={roles}
      title="Roles"
      lead="What people do on a shift, and what they need for it."
      action={mayChange ? <OpenButton modal="role">Add role</OpenButton> : null}
      form={{
        modal: 'role',
        show: (role, { isOpen, onClose }) => (isOpen ? <RoleForm role={role} onClose={onClose} /> : null),
      }}
      actsOf={mayChange ? (_, { edit }) => [{ id: 'edit', label: 'Edit', onAct: edit }] : undefined}
      deleting={
        mayChange
          ? {
              hasSeveral: true,
              ask: (chosen, onClose) => {
                const what = chosen?.one?.name ?? `${chosen?.count} roles`;
                return (
                  <DeleteRows
                    chosen={chosen}
                    title={`Delete ${what}`}
                    one={(id, options) => deleteRole({ businessId, id }, options)}
                    several={(ids, options) => bulkDeleteRoles({ businessId, ids }, options)}
                    onDeleted={() => notify('good', `${what} deleted`)}
                    onClose={onClose}
                  >
                    This cannot be undone.
                  </DeleteRows>
                );
              },
            }
          : null
      }
    />
  );
}
