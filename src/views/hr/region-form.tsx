import type { components } from '../../../openapi/generated/contract.ts';
import { createRegionLimits } from '../../../openapi/generated/limits/hr.ts';
import { createRegion } from '../../services/operations/hr.ts';
import { useBusiness } from '../shared/business/business.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { FieldPair } from '../ui/content/layout.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { textOf } from '../ui/fields/form.tsx';

export function RegionForm({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const close = () => {
    request.clear();
    onClose();
  };
  const request = useRequest({
    send: ({ signal, idempotencyKey }, region: components['schemas']['NewRegion']) =>
      createRegion({ businessId, idempotencyKey, ...region }, { signal }),
    onDone: ({ name }) => {
      notify('good', `${name} is added`);
      close();
    },
  });
  return (
    <FormDialog
      title="Add region"
      label="Region"
      isOpen={isOpen}
      onClose={close}
      request={request}
      submit="Save"
      onSubmit={(values) => {
        const [name, address1, city, state] = ['name', 'address1', 'city', 'state'].map((field) =>
          textOf(values, field),
        );
        request.send({ name: name ?? '', address1: address1 ?? '', city: city ?? '', state: state ?? '' });
      }}
    >
      <TextField label="Name" name="name" {...createRegionLimits.name} />
      <TextField label="Street" name="address1" {...createRegionLimits.address1} isOptional />
      <FieldPair>
        <TextField label="City" name="city" {...createRegionLimits.city} isOptional />
        <TextField label="State" name="state" {...createRegionLimits.state} isOptional />
      </FieldPair>
    </FormDialog>
  );
}
