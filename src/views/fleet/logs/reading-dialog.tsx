import { useState } from 'react';
import { addVehicleReadingLimits } from '../../../../openapi/generated/limits/fleet.fuel.ts';
import { addVehicleReading } from '../../../services/operations/fleet.fuel.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { nameOf, type Vehicle } from '../vehicle-texts.ts';
import { PicturesField } from './pictures-field.tsx';

type Typed = { value: number; read_on: string; correction: string; photo: string | null };
const none: [] = [];

/** Reads the odometer, with a photo of the dial. A reading that does not go on from the one before needs a reason. */
export function ReadingDialog({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const { id: businessId, timeZone } = useBusiness();
  const [photo, setPhoto] = useState<string | null>(null);
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  const request = useRequest({
    send: (options, typed: Typed) => addVehicleReading({ businessId, id: vehicle.id, ...typed }, options),
    onDone: () => {
      notify('good', `Reading of ${nameOf(vehicle)} saved`, { for: 'fleet' });
      onClose();
    },
  });
  const { start_mileage: known } = vehicle;
  return (
    <FormDialog
      title="Add reading"
      label="Reading"
      isOpen
      onClose={onClose}
      request={request}
      submit="Save reading"
      isDisabled={waitsFor !== null}
      note={waitsFor}
      onSubmit={(values) =>
        request.send({
          value: Number(textOf(values, 'value')),
          read_on: textOf(values, 'read_on'),
          correction: textOf(values, 'correction'),
          photo,
        })
      }
    >
      <NumberField
        label="Odometer"
        name="value"
        unit="km"
        {...addVehicleReadingLimits.value}
        hint={known === null ? undefined : `Last ${known.toLocaleString('en-NG')} km`}
      />
      <DateField label="Read on" name="read_on" defaultValue={todayIn(timeZone)} isRequired />
      <TextField
        label="Reason"
        name="correction"
        isOptional
        {...addVehicleReadingLimits.correction}
        hint="Needed only when it is lower than before, such as after a new odometer."
      />
      <PicturesField
        label="Photo of the dial"
        about="reading"
        kept={none}
        errorMessage={request.errors.photo?.[0] ?? null}
        onChange={(files, waits) => {
          setPhoto(files[0]?.id ?? null);
          setWaitsFor(waits);
        }}
      />
    </FormDialog>
  );
}
