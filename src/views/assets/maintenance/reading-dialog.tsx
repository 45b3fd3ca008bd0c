import type { components } from '../../../../openapi/generated/contract.ts';
import { addReadingLimits } from '../../../../openapi/generated/limits/assets.plans.ts';
import { meterLabels, meters } from '../../../../openapi/generated/lists/assets.plans.ts';
import { addReading } from '../../../services/operations/assets.plans.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { FieldPair, Note } from '../../ui/content/layout.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';

type NewReading = components['schemas']['NewReading'];
type ReadingDialogProps = { asset: { id: string; name: string }; isOpen: boolean; onClose: () => void };

/** Adds what a meter shows. One that does not go on from the one before needs a reason. */
export function ReadingDialog({ asset, isOpen, onClose }: ReadingDialogProps) {
  const { id: businessId, timeZone } = useBusiness();
  const request = useRequest({
    send: ({ signal, idempotencyKey }, reading: NewReading) =>
      addReading({ businessId, id: asset.id, idempotencyKey, ...reading }, { signal }),
    onDone: () => {
      notify('good', `Reading of ${asset.name} saved`);
      close();
    },
  });
  const close = () => {
    request.clear();
    onClose();
  };
  return (
    <FormDialog
      title="Add reading"
      label="Reading"
      isOpen={isOpen}
      onClose={close}
      request={request}
      submit="Save reading"
      lead={<Note>{asset.name}</Note>}
      onSubmit={(values) =>
        request.send({
          meter: textOf(values, 'meter') as NewReading['meter'],
          value: Number(textOf(values, 'value')),
          read_on: textOf(values, 'read_on'),
          correction: textOf(values, 'correction'),
        })
      }
    >
      <RadioGroup
        label="Meter"
        name="meter"
        isRow
        defaultValue="odometer"
        choices={meters.map((value) => ({ value, label: meterLabels[value] }))}
      />
      <FieldPair>
        <NumberField label="It shows" name="value" {...addReadingLimits.value} />
        <DateField label="Read on" name="read_on" defaultValue={todayIn(timeZone)} isRequired />
      </FieldPair>
      <TextField
        label="Reason"
        name="correction"
        isOptional
        {...addReadingLimits.correction}
        hint="Needed only when it is lower than before, such as after a new odometer."
      />
    </FormDialog>
  );
}
