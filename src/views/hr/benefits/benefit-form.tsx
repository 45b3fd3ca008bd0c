import type { components } from '../../../../openapi/generated/contract.ts';
import { createBenefitLimits } from '../../../../openapi/generated/limits/hr.benefits.ts';
import { benefitKindLabels, benefitKinds } from '../../../../openapi/generated/lists/hr.benefits.ts';
import { createBenefit, updateBenefit } from '../../../services/operations/hr.benefits.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { useSeen } from '../../shared/requests/use-seen.ts';
import { Select } from '../../ui/choices/select.tsx';
import { FieldPair } from '../../ui/content/layout.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';

type Schemas = components['schemas'];
type BenefitFormProps = {
  /** The benefit to change; null to add one. */
  benefit: Schemas['Benefit'] | null;
  onClose: () => void;
};

export function BenefitForm({ onClose, ...given }: BenefitFormProps) {
  const { id: businessId } = useBusiness();
  const benefit = useSeen(given.benefit);
  const request = useRequest({
    send: ({ signal, idempotencyKey }, body: Schemas['NewBenefit']) =>
      benefit === null
        ? createBenefit({ businessId, idempotencyKey, ...body }, { signal })
        : updateBenefit({ businessId, id: benefit.id, seen: benefit, ...body }, { signal }),
    onDone: ({ name }) => {
      notify('good', benefit === null ? `${name} added` : `${name} saved`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={benefit === null ? 'Add benefit' : 'Edit benefit'}
      label="Benefit"
      isOpen
      onClose={onClose}
      request={request}
      submit="Save"
      onSubmit={(values) =>
        request.send({
          name: textOf(values, 'name'),
          kind: textOf(values, 'kind') as Schemas['BenefitKind'],
          provider: textOf(values, 'provider'),
          description: textOf(values, 'description'),
        })
      }
    >
      <TextField label="Name" name="name" defaultValue={benefit?.name ?? ''} {...createBenefitLimits.name} />
      <FieldPair>
        <Select
          label="Kind"
          name="kind"
          isRequired
          choices={benefitKinds.map((value) => ({ value, label: benefitKindLabels[value] }))}
          defaultValue={benefit?.kind ?? null}
        />
        <TextField
          label="Provider"
          name="provider"
          defaultValue={benefit?.provider ?? ''}
          {...createBenefitLimits.provider}
          placeholder="Hygeia HMO"
          isOptional
        />
      </FieldPair>
      <TextArea
        label="Description"
        name="description"
        defaultValue={benefit?.description ?? ''}
        {...createBenefitLimits.description}
        isOptional
      />
    </FormDialog>
  );
}
