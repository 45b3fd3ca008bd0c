import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { createRoleLimits } from '../../../openapi/generated/limits/rota.roles.ts';
import { employeeDocumentKindLabels, employeeDocumentKinds } from '../../../openapi/generated/lists/hr.documents.ts';
import { roleColourLabels, roleColours } from '../../../openapi/generated/lists/rota.roles.ts';
import { createRole, updateRole } from '../../services/operations/rota.roles.ts';
import { useBusiness } from '../shared/business/business.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { useSeen } from '../shared/requests/use-seen.ts';
import { MultiSelect } from '../ui/choices/multi-select.tsx';
import { Select } from '../ui/choices/select.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { textOf } from '../ui/fields/form.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';

type Schemas = components['schemas'];
type Kind = Schemas['EmployeeDocumentKind'];
type RoleFormProps = {
  /** The role to change; null to add one. */
  role: Schemas['Role'] | null;
  onClose: () => void;
};

export function RoleForm({ onClose, ...given }: RoleFormProps) {
  const { id: businessId } = useBusiness();
  const role = useSeen(given.role);
  const [colour, setColour] = useState<Schemas['RoleColour'] | null>(role?.colour ?? 'green');
  const [needs, setNeeds] = useState<Kind[]>(role?.needs ?? []);
  const request = useRequest({
    send: ({ signal, idempotencyKey }, body: Schemas['NewRole']) =>
      role === null
        ? createRole({ businessId, idempotencyKey, ...body }, { signal })
        : updateRole({ businessId, id: role.id, seen: role, ...body }, { signal }),
    onDone: ({ name }) => {
      notify('good', role === null ? `${name} added` : `${name} saved`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={role === null ? 'Add role' : 'Edit role'}
      label="Role"
      isOpen
      onClose={onClose}
      request={request}
      submit="Save"
      onSubmit={(values) =>
        request.send({
          name: textOf(values, 'name'),
          colour: colour ?? 'green',
          needs,
          note: textOf(values, 'note').trim() || null,
        })
      }
    >
      <TextField label="Name" name="name" defaultValue={role?.name ?? ''} {...createRoleLimits.name} />
      <Select
        label="Colour"
        choices={roleColours.map((value) => ({ value, label: roleColourLabels[value] }))}
        value={colour}
        onChange={setColour}
      />
      <MultiSelect
        label="Needs"
        name="needs"
        hint="Documents of the employee that have not expired."
        isOptional
        choices={employeeDocumentKinds.map((value) => ({ value, label: employeeDocumentKindLabels[value] }))}
        value={needs}
        onChange={(chosen) => setNeeds(chosen as Kind[])}
      />
      <TextArea label="Note" name="note" defaultValue={role?.note ?? ''} {...createRoleLimits.note} isOptional />
    </FormDialog>
  );
}
