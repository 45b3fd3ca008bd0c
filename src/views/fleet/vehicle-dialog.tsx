import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { type Problem, problem } from '../../domain/shared/problem.ts';
import { createVehicle, getVehicle, updateVehicle } from '../../services/operations/fleet.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRefusals } from '../shared/requests/use-refusals.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { Dialog, DialogBody } from '../ui/overlays/dialog.tsx';
import { VehicleFieldset } from './vehicle-fields.tsx';
import { personName, stopWarning, type Vehicle } from './vehicle-texts.ts';

type VehicleDialogProps = {
  /** Null for a new one. */
  id: string | null;
  onClose: () => void;
};

/** Adds a vehicle, or edits one. */
export function VehicleDialog({ id, onClose }: VehicleDialogProps) {
  return id === null ? <Typing vehicle={null} onClose={onClose} /> : <Editing id={id} onClose={onClose} />;
}

function Editing({ id, onClose }: { id: string; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const found = useQuery(queryOf(getVehicle, { businessId, id }));
  if (found.data) return <Typing vehicle={found.data} onClose={onClose} />;
  return (
    <Dialog title="Edit vehicle" isOpen onClose={onClose} width="form">
      <DialogBody>
        <QueryView query={found} subject="The vehicle" waiting={<SkeletonList rows={4} />}>
          {() => null}
        </QueryView>
      </DialogBody>
    </Dialog>
  );
}

const words = {
  add: { title: 'Add vehicle', submit: 'Add Vehicle', stored: 'Vehicle has been added sucessfully' },
  edit: { title: 'Edit vehicle', submit: 'Edit Vehicle', stored: 'Vehicle Updated!' },
};

type TypingProps = { vehicle: Vehicle | null; onClose: () => void };

function Typing({ vehicle, onClose }: TypingProps) {
  // What somebody else changes meanwhile does not change what is typed.
  const [seen] = useState(vehicle);
  const [typed, setTyped] = useState<Partial<VehicleFields>>({});
  const [assignee, setAssignee] = useState(vehicle?.assignee ? personName(vehicle.assignee) : '');
  const [mistakes, setMistakes] = useState<Problem | null>(null);
  /** Nothing was typed since it was sent: the problem is about what stands here. */
  const [isAsSent, setAsSent] = useState(true);
  const { title, submit, stored } = seen === null ? words.add : words.edit;
  const leave = (said: string, tone: 'good' | 'info' = 'good') => {
    notify(tone, said, { for: 'fleet' });
    onClose();
  };
  const request = useSave(seen, {
    onStored: () => leave(stored),
    onStoredEarlier: () => leave('Your earlier attempt went through. See it in the list.', 'info'),
  });
  const known = seen === null ? null : fieldsOf(seen);
  const fields = { ...(known ?? emptyVehicle), ...typed };
  const found = mistakes ?? request.problem;
  const { errors, errorOf, mend } = useRefusals(found);
  const save = () => {
    const missing = mistakesIn(fields) as Record<string, string[]>;
    setAsSent(true);
    if (Object.keys(missing).length > 0) return setMistakes(problem('invalid', { fields: missing }));
    setMistakes(null);
    if (known === null || Object.keys(changesOf(known, fields)).length > 0) return request.send(fields);
    leave(stored);
  };
  return (
    <FormDialog
      title={title}
      label={title}
      isOpen
      onClose={onClose}
      request={{ problem: isAsSent ? found : null, errors, isPending: request.isPending, clear: nothing }}
      submit={submit}
      onSubmit={save}
    >
      <VehicleFieldset
        state={{
          fields,
          stored: known,
          id: seen?.id ?? null,
          assigneeName: assignee,
          warning: seen === null ? null : stopWarning(seen),
          since: known !== null && known.assignee === fields.assignee ? known.date_assigned : null,
          errorOf: (field: VehicleField) => errorOf(field),
          type: (next, name) => {
            const all = withDependents(next);
            setTyped({ ...typed, ...all });
            if (name !== undefined) setAssignee(name);
            setAsSent(false);
            // A reason answers the refusal at the plate.
            mend(...Object.keys(all), ...('duplicate_reason' in all ? ['plate_no'] : []));
          },
        }}
      />
    </FormDialog>
  );
}

type Ends = { onStored: () => void; onStoredEarlier: () => void };

/** Adds the vehicle once, however often it is sent; of one that is there, only what was changed is sent. */
function useSave(seen: Vehicle | null, { onStored, onStoredEarlier }: Ends) {
  const { id: businessId } = useBusiness();
  return useRequest({
    send: (options, fields: VehicleFields) =>
      seen === null
        ? createVehicle({ businessId, ...toVehicle(fields) }, options)
        : updateVehicle({ businessId, id: seen.id, seen, ...changesOf(fieldsOf(seen), fields) }, options),
    onDone: onStored,
    // The key of a new vehicle is kept until its answer is known: another vehicle came under it.
    onFailed: ({ kind }) => (seen === null && kind === 'conflict' ? onStoredEarlier() : undefined),
  });
}

/** Each field clears its own message. */
const nothing = () => undefined;
