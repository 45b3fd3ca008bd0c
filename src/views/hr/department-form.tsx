import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { createDepartment, renameDepartment } from '../../services/hr.ts';
import { useBusiness } from '../shared/business.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useRequest } from '../shared/use-request.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { TextField } from '../ui/fields/field.tsx';

type DepartmentFormProps = {
  /** The department to rename; null to add one. */
  department: components['schemas']['Department'] | null;
  isOpen: boolean;
  onClose: () => void;
};

export function DepartmentForm({ department, isOpen, onClose }: DepartmentFormProps) {
  const { id: businessId } = useBusiness();
  /** Null until the person types. */
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? department?.name ?? '';
  const close = () => {
    request.clear();
    setTyped(null);
    onClose();
  };
  const request = useRequest({
    send: ({ signal, idempotencyKey }, input: { id: string | undefined; name: string }) =>
      input.id === undefined
        ? createDepartment({ businessId, idempotencyKey, name: input.name }, { signal })
        : renameDepartment({ businessId, id: input.id, name: input.name }, { signal }),
    refetch: [
      ['listDepartments', businessId],
      ['listAllDepartments', businessId],
      ['listEmployees', businessId],
    ],
    onDone: (saved, { id }) => {
      notify('good', `${saved.name} is ${id === undefined ? 'added' : 'renamed'}`);
      close();
    },
  });
  return (
    <FormDialog
      title={department ? 'Rename department' : 'Add department'}
      label="Department"
      isOpen={isOpen}
      onClose={close}
      request={request}
      submit="Save"
      isDisabled={name.trim() === ''}
      onSubmit={() => request.send({ id: department?.id, name: name.trim() })}
    >
      <TextField label="Name" name="name" value={name} onChange={setTyped} maxLength={100} />
    </FormDialog>
  );
}
