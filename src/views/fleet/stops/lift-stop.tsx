import { liftVehicleStopLimits } from '../../../../openapi/generated/limits/fleet.stops.ts';
import { liftVehicleStop } from '../../../services/operations/fleet.stops.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { StopNotice, type VehicleStop } from './stop-notice.tsx';

type LiftStopProps = { vehicleId: string; stop: VehicleStop; onClose: () => void };

/** Decides that a vehicle may be driven again, and says why. */
export function LiftStop({ vehicleId, stop, onClose }: LiftStopProps) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: (options, note: string) =>
      liftVehicleStop({ businessId, id: vehicleId, stopId: stop.id, items: stop.items, note }, options),
    onDone: () => {
      notify('good', 'The vehicle may be driven again', { for: 'fleet' });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Let it be driven again"
      label="Decision"
      isOpen
      onClose={onClose}
      request={request}
      submit="Let it be driven"
      lead={<StopNotice stop={stop} />}
      onSubmit={(values) => request.send(textOf(values, 'note'))}
    >
      <TextArea
        label="Why may it be driven?"
        name="note"
        hint="As in: the brake pads are new, tried in the yard. It stands in the history."
        isRequired
        maxLength={liftVehicleStopLimits.note.maxLength}
      />
    </FormDialog>
  );
}
