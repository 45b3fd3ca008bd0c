import type { components } from '../../../openapi/generated/contract.ts';
import { createSubsidiaryLimits } from '../../../openapi/generated/limits/hr.subsidiaries.ts';
import { createSubsidiary, updateSubsidiary } from '../../services/operations/hr.subsidiaries.ts';
import { useBusiness } from '../shared/business/business.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { useSeen } from '../shared/requests/use-seen.ts';
import { CheckBox } from '../ui/choices/check-box.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { textOf } from '../ui/fields/form.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';

type Schemas = components['schemas'];
type SubsidiaryFormProps = {
  /** The subsidiary to change; null to add one. */
  subsidiary: Schemas['Subsidiary'] | null;
  onClose: () => void;
};

export function SubsidiaryForm({ onClose, ...given }: SubsidiaryFormProps) {
  const { id: businessId } = useBusiness();
  const subsidiary = useSeen(given.subsidiary);
  const request = useRequest({
    send: ({ signal, idempotencyKey }, body: Schemas['NewSubsidiary']) =>
      subsidiary === null
        ? createSubsidiary({ businessId, idempotencyKey, ...body }, { signal })
        : updateSubsidiary({ businessId, id: subsidiary.id, seen: subsidiary, ...body }, { signal }),
    onDone: ({ name }) => {
      notify('good', subsidiary === null ? `${name} added` : `${name} saved`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={subsidiary === null ? 'Add subsidiary' : 'Edit subsidiary'}
      label="Subsidiary"
      isOpen
      onClose={onClose}
      request={request}
      submit="Save"
      onSubmit={(values) =>
        request.send({
          name: textOf(values, 'name'),
          rc_number: textOf(values, 'rc_number').trim() || null,
          tin: textOf(values, 'tin').trim() || null,
          address: textOf(values, 'address').trim() || null,
          is_archived: values.has('is_archived'),
        })
      }
    >
      <TextField label="Name" name="name" defaultValue={subsidiary?.name ?? ''} {...createSubsidiaryLimits.name} />
      <TextField
        label="RC number"
        name="rc_number"
        defaultValue={subsidiary?.rc_number ?? ''}
        maxLength={14}
        hint="As the Corporate Affairs Commission gave it"
        isOptional
      />
      <TextField
        label="TIN"
        name="tin"
        defaultValue={subsidiary?.tin ?? ''}
        {...createSubsidiaryLimits.tin}
        isOptional
      />
      <TextArea
        label="Address"
        name="address"
        defaultValue={subsidiary?.address ?? ''}
        {...createSubsidiaryLimits.address}
        isOptional
      />
      {subsidiary === null ? null : (
        <CheckBox
          label="Archived"
          name="is_archived"
          defaultSelected={subsidiary.is_archived}
          hint="Its employees stay in it, and nobody is put into it any more."
        />
      )}
    </FormDialog>
  );
}
