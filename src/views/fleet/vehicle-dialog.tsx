import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  emptyVehicle,
  fieldsOf,
  type VehicleField,
  type VehicleFields,
  withDependents,
} from '../../domain/fleet/vehicle-form.ts';
import type { VehicleFormRef } from '../../machines/fleet/vehicle-form/machine.ts';
import { getVehicle } from '../../services/operations/fleet.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useIdempotencyKey } from '../shared/requests/use-idempotency-key.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { visuallyHidden } from '../ui/foundations/visually-hidden.css.ts';
import { Dialog, DialogBody } from '../ui/overlays/dialog.tsx';
import { VehicleFieldset } from './vehicle-fields.tsx';
import { personName, type Vehicle } from './vehicle-texts.ts';

type VehicleDialogProps = {
  form: VehicleFormRef;
  /** Null for a new one. */
  id: string | null;
};

/** Adds a vehicle, or edits one. */
export function VehicleDialog({ form, id }: VehicleDialogProps) {
  return id === null ? <Typing form={form} vehicle={null} /> : <Editing form={form} id={id} />;
}

function Editing({ form, id }: { form: VehicleFormRef; id: string }) {
  const { id: businessId } = useBusiness();
  const found = useQuery(queryOf(getVehicle, { businessId, id }));
  if (found.data) return <Typing form={form} vehicle={found.data} />;
  return (
    <Dialog title="Edit vehicle" isOpen onClose={() => form.send({ type: 'form.leave' })} width="form">
      <DialogBody>
        <QueryView query={found} subject="The vehicle" waiting={<SkeletonList rows={4} />}>
          {() => null}
        </QueryView>
      </DialogBody>
    </Dialog>
  );
}

const words = {
  add: { title: 'Add vehicle', submit: 'Add Vehicle' },
  edit: { title: 'Edit vehicle', submit: 'Edit Vehicle' },
};

function Typing({ form, vehicle }: { form: VehicleFormRef; vehicle: Vehicle | null }) {
  const { title, submit } = vehicle === null ? words.add : words.edit;
  const state = useSelector(form, ({ value }) => value);
  const found = useProblem(form);
  // What somebody else changes meanwhile does not change what is typed.
  const [seen] = useState(vehicle);
  const [known] = useState(vehicle === null ? null : fieldsOf(vehicle));
  const [typed, setTyped] = useState<Partial<VehicleFields>>({});
  const [assignee, setAssignee] = useState(vehicle?.assignee ? personName(vehicle.assignee) : '');
  /** What was typed since it was sent: a message about it goes then. */
  const [changed, setChanged] = useState<readonly string[]>([]);
  const { keyOf } = useIdempotencyKey();
  const fields = { ...(known ?? emptyVehicle), ...typed };
  const errors = Object.fromEntries(Object.entries(found?.fields ?? {}).filter(([name]) => !changed.includes(name)));
  const problem = changed.length === 0 ? found : null;
  return (
    <FormDialog
      title={title}
      label={title}
      isOpen
      onClose={() => form.send({ type: 'form.leave' })}
      request={{ problem, errors, isPending: state === 'creating' || state === 'updating', clear: nothing }}
      submit={submit}
      onSubmit={() => {
        setChanged([]);
        form.send({ type: 'vehicle.save', fields, known, seen, idempotencyKey: keyOf(fields) });
      }}
    >
      <span className={visuallyHidden} data-flow="vehicleForm" data-state={state} />
      <VehicleFieldset
        state={{
          fields,
          assigneeName: assignee,
          since: known !== null && known.assignee === fields.assignee ? known.date_assigned : null,
          errorOf: (field: VehicleField) => errors[field]?.[0] ?? null,
          type: (next, name) => {
            const all = withDependents(next);
            setTyped({ ...typed, ...all });
            if (name !== undefined) setAssignee(name);
            setChanged((before) => [...before, ...Object.keys(all)]);
          },
        }}
      />
    </FormDialog>
  );
}

/** Each field clears its own message. */
const nothing = () => undefined;
