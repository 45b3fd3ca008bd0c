import { useState } from 'react';
import { putVehicleTankLimits } from '../../../../openapi/generated/limits/fleet.fuel.ts';
import { putVehicleTank } from '../../../services/operations/fleet.fuel.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { textOf } from '../../ui/fields/form.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import type { Vehicle } from '../vehicle-texts.ts';

type TankDialogProps = { vehicle: Vehicle; litres: number; onClose: () => void };

/** How much a tank holds: a fill of more is marked. */
export function TankDialog({ vehicle, onClose, ...given }: TankDialogProps) {
  const { id: businessId } = useBusiness();
  // As it was when the dialog was opened.
  const [litres] = useState(given.litres);
  const request = useRequest({
    send: (options, given: number | null) =>
      putVehicleTank({ businessId, id: vehicle.id, litres: given, seen: { litres } }, options),
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Size of the tank"
      label="Tank"
      isOpen
      onClose={onClose}
      request={request}
      submit="Save"
      onSubmit={(values) => {
        const text = textOf(values, 'litres');
        request.send(text === '' ? null : Number(text));
      }}
    >
      <NumberField
        label="The tank holds"
        name="litres"
        isOptional
        unit="L"
        min={putVehicleTankLimits.litres.min}
        max={putVehicleTankLimits.litres.max}
        defaultValue={litres}
        hint="Empty for what is usual for its kind. Jerrycans count too."
      />
    </FormDialog>
  );
}
