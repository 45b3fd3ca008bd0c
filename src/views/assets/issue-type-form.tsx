import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { createIssueType, renameIssueType } from '../../services/assets/issue-types.ts';
import { useBusiness } from '../shared/business.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useRequest } from '../shared/use-request.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { TextField } from '../ui/fields/field.tsx';

type IssueTypeFormProps = {
  /** The type to rename; null to add one. */
  type: components['schemas']['IssueType'] | null;
  isOpen: boolean;
  onClose: () => void;
};

export function IssueTypeForm({ type, isOpen, onClose }: IssueTypeFormProps) {
  const { id: businessId } = useBusiness();
  /** Null until the person types. */
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? type?.name ?? '';
  const close = () => {
    request.clear();
    setTyped(null);
    onClose();
  };
  const request = useRequest({
    send: ({ signal, idempotencyKey }, input: { id: string | undefined; name: string }) =>
      input.id === undefined
        ? createIssueType({ businessId, idempotencyKey, name: input.name }, { signal })
        : renameIssueType({ businessId, id: input.id, name: input.name }, { signal }),
    refetch: [['listIssueTypes', businessId]],
    onDone: (saved, { id }) => {
      notify('good', `${saved.name} is ${id === undefined ? 'added' : 'renamed'}`);
      close();
    },
  });
  return (
    <FormDialog
      title={type ? 'Rename issue type' : 'Add issue type'}
      label="Issue type"
      isOpen={isOpen}
      onClose={close}
      request={request}
      submit="Save"
      isDisabled={name.trim() === ''}
      onSubmit={() => request.send({ id: type?.id, name: name.trim() })}
    >
      <TextField label="Name" name="name" value={name} onChange={setTyped} maxLength={100} />
    </FormDialog>
  );
}
