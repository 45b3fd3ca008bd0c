import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { createVehicleIncidentLimits } from '../../../../openapi/generated/limits/fleet.incidents.ts';
import { incidentKindLabels, incidentKinds } from '../../../../openapi/generated/lists/fleet.incidents.ts';
import { createVehicleIncident, putVehicleIncident } from '../../../services/operations/fleet.incidents.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { FieldPair } from '../../ui/content/layout.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { personName, type Vehicle } from '../vehicle-texts.ts';
import { DriverField } from './driver-field.tsx';
import { PicturesField } from './pictures-field.tsx';
import type { KeptFile } from './use-log-entry.ts';

type Incident = components['schemas']['VehicleIncident'];
type Entry = components['schemas']['NewVehicleIncident'];
type IncidentDialogProps = {
  vehicle: Pick<Vehicle, 'id' | 'assignee'>;
  incident: Incident | null;
  onClose: () => void;
};

/** Records an accident or a fine, and says later that it is paid. */
export function IncidentDialog({ vehicle, incident, onClose }: IncidentDialogProps) {
  const { id: businessId, timeZone } = useBusiness();
  const [driver, setDriver] = useState(incident ? incident.driver : vehicle.assignee);
  const [kept] = useState<readonly KeptFile[]>(
    () => incident?.attachments.map(({ id, name }) => ({ id, name, size: 0, about: 'incident' })) ?? [],
  );
  const [files, setFiles] = useState<readonly KeptFile[]>(kept);
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  const request = useRequest({
    send: (options, entry: Entry) => {
      const about = { businessId, id: vehicle.id };
      return incident === null
        ? createVehicleIncident({ ...about, ...entry }, options)
        : putVehicleIncident({ ...about, incidentId: incident.id, seen: incident, ...entry }, options);
    },
    onDone: () => {
      notify('good', 'It is saved', { for: 'fleet' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={incident ? 'Edit accident or fine' : 'Add accident or fine'}
      label="Accident or fine"
      isOpen
      onClose={onClose}
      request={request}
      submit="Save"
      isDisabled={waitsFor !== null}
      note={waitsFor}
      onSubmit={(values) => {
        const text = (name: string) => textOf(values, name);
        request.send({
          kind: incidentKinds.find((each) => each === text('kind')) ?? 'accident',
          happened_on: text('happened_on'),
          place: text('place'),
          description: text('description'),
          amount: Number(text('amount') || 0),
          paid_on: text('paid_on') || null,
          driver: driver?.id ?? null,
          attachments: files.map(({ id }) => id),
        });
      }}
    >
      <RadioGroup
        label="What was it?"
        name="kind"
        isRow
        defaultValue={incident?.kind ?? 'accident'}
        choices={incidentKinds.map((value) => ({ value, label: incidentKindLabels[value] }))}
      />
      <TextArea
        label="What happened?"
        name="description"
        isRequired
        maxLength={createVehicleIncidentLimits.description.maxLength}
        defaultValue={incident?.description ?? ''}
      />
      <FieldPair>
        <DateField
          label="Day"
          name="happened_on"
          isRequired
          defaultValue={incident?.happened_on ?? todayIn(timeZone)}
        />
        <TextField
          label="Place"
          name="place"
          isOptional
          {...createVehicleIncidentLimits.place}
          defaultValue={incident?.place ?? ''}
        />
      </FieldPair>
      <FieldPair>
        <MoneyField
          label="Amount"
          name="amount"
          isOptional
          defaultValue={incident && incident.amount > 0 ? incident.amount : null}
        />
        <DateField label="Paid on" name="paid_on" isOptional defaultValue={incident?.paid_on ?? null} />
      </FieldPair>
      <DriverField
        assignee={null}
        name={driver ? personName(driver) : ''}
        errorMessage={request.errors.driver?.[0] ?? null}
        onChange={(id, name) => setDriver({ id, first_name: name, last_name: '' })}
      />
      <PicturesField
        label="Pictures"
        about="incident"
        kept={kept}
        onChange={(arrived, waits) => {
          setFiles(arrived);
          setWaitsFor(waits);
        }}
      />
    </FormDialog>
  );
}
