import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { createDocumentType, renameDocumentType } from '../../services/assets/document-types.ts';
import { useBusiness } from '../shared/business.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useRequest } from '../shared/use-request.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { TextField } from '../ui/fields/field.tsx';

type StatutoryTypeFormProps = {
  /** The type to rename; null to add one. */
  type: components['schemas']['DocumentType'] | null;
  isOpen: boolean;
  onClose: () => void;
};

export function StatutoryTypeForm({ type, isOpen, onClose }: StatutoryTypeFormProps) {
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
        ? createDocumentType({ businessId, idempotencyKey, name: input.name }, { signal })
        : renameDocumentType({ businessId, id: input.id, name: input.name }, { signal }),
    refetch: [['listDocumentTypes', businessId]],
    onDone: (saved, { id }) => {
      notify('good', `${saved.name} is ${id === undefined ? 'added' : 'saved'}`);
      close();
    },
  });
  const title = type ? 'Edit Statutory Information' : 'Add Statutory Information';
  return (
    <FormDialog
      title={title}
      label={title}
      isOpen={isOpen}
      onClose={close}
      request={request}
      submit="Save"
      isDisabled={name.trim() === ''}
      onSubmit={() => request.send({ id: type?.id, name: name.trim() })}
    >
      <TextField
        label="Name"
        name="name"
        value={name}
        onChange={setTyped}
        errorMessage={typed !== null && name.trim() === '' ? 'Required' : null}
        maxLength={100}
      />
    </FormDialog>
  );
}
