import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { createAssetTypeLimits } from '../../../openapi/generated/limits/assets.ts';
import { createAssetType, updateAssetType } from '../../services/operations/assets.ts';
import { useBusiness } from '../shared/business/business.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { useSeen } from '../shared/requests/use-seen.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';

type AssetTypeFormProps = {
  /** The type to edit; null to add one. */
  type: components['schemas']['AssetType'] | null;
  /** Whether it asks for the starting number of the Asset IDs too. */
  hasNumber?: boolean;
  isOpen: boolean;
  onClose: () => void;
};

type Typed = { name?: string; startingNumber?: number | null };

export function AssetTypeForm({ hasNumber = false, isOpen, onClose, ...given }: AssetTypeFormProps) {
  const { id: businessId } = useBusiness();
  const type = useSeen(given.type);
  const [typed, setTyped] = useState<Typed>({});
  const name = typed.name ?? type?.name ?? '';
  const { startingNumber = type?.starting_number ?? 1 } = typed;
  const close = () => {
    request.clear();
    setTyped({});
    onClose();
  };
  const request = useRequest({
    send: ({ signal, idempotencyKey }, { id, ...body }: { id?: string; name: string; starting_number?: number }) =>
      id === undefined
        ? createAssetType({ businessId, idempotencyKey, ...body }, { signal })
        : updateAssetType({ businessId, id, seen: type, ...body }, { signal }),
    onDone: (saved, { id }) => {
      notify('good', `${saved.name} is ${id === undefined ? 'added' : 'saved'}`);
      close();
    },
  });
  const title = type ? 'Edit Asset Type' : 'Add Asset Type';
  return (
    <FormDialog
      title={title}
      label={title}
      isOpen={isOpen}
      onClose={close}
      request={request}
      submit="Save"
      isDisabled={name.trim() === ''}
      onSubmit={() =>
        request.send({
          ...(type ? { id: type.id } : {}),
          name: name.trim(),
          ...(hasNumber && startingNumber !== null ? { starting_number: startingNumber } : {}),
        })
      }
    >
      <TextField
        label="Name"
        name="name"
        value={name}
        onChange={(next) => setTyped({ ...typed, name: next })}
        maxLength={createAssetTypeLimits.name.maxLength}
      />
      {hasNumber ? (
        <NumberField
          label="Starting number"
          name="starting_number"
          hint="The first asset of this type gets this number. It stays once an asset has one."
          value={startingNumber}
          onChange={(next) => setTyped({ ...typed, startingNumber: next })}
          {...createAssetTypeLimits.starting_number}
          isGrouped={false}
        />
      ) : null}
    </FormDialog>
  );
}
