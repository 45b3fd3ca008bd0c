import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import {
  changesOf,
  emptyVehicle,
  fieldsOf,
  mistakesIn,
  toVehicle,
  type VehicleField,
  type VehicleFields,
  withDependents,
} from '../../domain/fleet/vehicle-form.ts';
import { createVehicle, updateVehicle, vehicleKeys, vehicleQuery } from '../../services/fleet/vehicles.ts';
import { useBusiness } from '../shared/business.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { QueryView } from '../shared/query-view.tsx';
import { useRequest } from '../shared/use-request.ts';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { Dialog, DialogBody } from '../ui/overlays/dialog.tsx';
import { VehicleFieldset } from './vehicle-fields.tsx';
import { personName } from './vehicle-texts.ts';

type Vehicle = components['schemas']['Vehicle'];
type Mistakes = Record<string, string[]>;

export function AddVehicle({ onClose }: { onClose: () => void }) {
  const { id: businessId } = useBusiness();
  return (
    <VehicleForm
      title="Add vehicle"
      submit="Add Vehicle"
      known={emptyVehicle}
      assigneeName=""
      send={(fields, { idempotencyKey, signal }) =>
        createVehicle({ businessId, idempotencyKey, ...toVehicle(fields) }, { signal })
      }
      said="Vehicle has been added sucessfully"
      onClose={onClose}
    />
  );
}

export function EditVehicle({ id, onClose }: { id: string; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const found = useQuery(vehicleQuery(businessId, id));
  if (found.data === undefined)
    return (
      <Dialog title="Edit vehicle" isOpen onClose={onClose} width="form">
        <DialogBody>
          <QueryView query={found} subject="The vehicle" waiting={<SkeletonList rows={4} />}>
            {() => null}
          </QueryView>
        </DialogBody>
      </Dialog>
    );
  return <Editing key={id} vehicle={found.data} onClose={onClose} />;
}

function Editing({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  // What somebody else changes meanwhile does not change what is typed.
  const [known] = useState(() => fieldsOf(vehicle));
  return (
    <VehicleForm
      title="Edit vehicle"
      submit="Edit Vehicle"
      known={known}
      assigneeName={vehicle.assignee ? personName(vehicle.assignee) : ''}
      send={async (fields, { signal }) => {
        const changes = changesOf(known, fields);
        if (Object.keys(changes).length > 0)
          await updateVehicle({ businessId, id: vehicle.id, ...changes }, { signal });
      }}
      said="Vehicle Updated!"
      onClose={onClose}
    />
  );
}

type SendOptions = { signal: AbortSignal; idempotencyKey: string };
type VehicleFormProps = {
  title: string;
  submit: string;
  known: VehicleFields;
  assigneeName: string;
  send: (fields: VehicleFields, options: SendOptions) => Promise<unknown>;
  /** When it has been stored. */
  said: string;
  onClose: () => void;
};

function VehicleForm({ title, submit, known, assigneeName, send, said, onClose }: VehicleFormProps) {
  const { id: businessId } = useBusiness();
  const [typed, setTyped] = useState<Partial<VehicleFields>>({});
  const [assignee, setAssignee] = useState(assigneeName);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const fields = { ...known, ...typed };
  const request = useRequest({
    send: (options, sent: VehicleFields) => send(sent, options),
    refetch: vehicleKeys(businessId),
    onDone: () => {
      notify('good', said, { for: 'fleet' });
      onClose();
    },
  });
  const errors: Mistakes = { ...mistakes, ...request.errors };
  return (
    <FormDialog
      title={title}
      label={title}
      isOpen
      onClose={onClose}
      request={{ ...request, errors }}
      submit={submit}
      onSubmit={() => {
        const found = mistakesIn(fields) as Mistakes;
        setMistakes(found);
        if (Object.keys(found).length === 0) request.send(fields);
      }}
    >
      <VehicleFieldset
        state={{
          fields,
          assigneeName: assignee,
          errorOf: (field: VehicleField) => errors[field]?.[0] ?? null,
          type: (changed, name) => {
            const next = withDependents(changed);
            setTyped({ ...typed, ...next });
            if (name !== undefined) setAssignee(name);
            setMistakes(Object.fromEntries(Object.entries(mistakes).filter(([field]) => !(field in next))));
          },
        }}
      />
    </FormDialog>
  );
}
