import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { createShiftLimits } from '../../../openapi/generated/limits/rota.shifts.ts';
import type { Problem } from '../../domain/shared/problem.ts';
import { createShift, deleteShift, updateShift } from '../../services/operations/rota.shifts.ts';
import { useBusiness } from '../shared/business/business.ts';
import { nameOf } from '../shared/people/people.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { refusalText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { ComboBox } from '../ui/choices/combo-box.tsx';
import { Select } from '../ui/choices/select.tsx';
import { FieldPair } from '../ui/content/layout.tsx';
import type { HourCycle } from '../ui/content/time.ts';
import { Notice } from '../ui/feedback/feedback.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { textOf } from '../ui/fields/form.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TimeField } from '../ui/fields/time-field.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import type { RefusedMove } from './use-shift-move.ts';
import { longDay, type Shift, type ShownWeek, timesText } from './week-texts.ts';

type NewShift = components['schemas']['NewShift'];
export type OpenShift = { shift: Shift } | RefusedMove | { employee: string | null; date: string };
type ShiftDialogProps = {
  open: OpenShift;
  week: ShownWeek;
  cycle: HourCycle;
  /** Where a new shift is, if the week is shown of one location. */
  location: string | null;
  onClose: () => void;
};

const warningOf = ({ code, detail }: Problem) => (code === 'warned' ? detail : null);

/** What a day of work is like, until somebody says otherwise. */
const usual = { start: '08:00', end: '17:00', break_minutes: 60 };

/** Plans a shift, changes it, or moves it to somebody else or another day. */
export function ShiftDialog({ open, week, cycle, location, onClose }: ShiftDialogProps) {
  const { id: businessId } = useBusiness();
  const [isDeleting, setDeleting] = useState(false);
  const shift = 'shift' in open ? open.shift : null;
  const refused = 'problem' in open ? open : null;
  const { employee: of, date } = refused?.to ?? ('shift' in open ? open.shift : open);
  const [employee, setEmployee] = useState(of);
  // Stays while the reason is typed, which takes the problem of the request away.
  const [warning, setWarning] = useState(refused === null ? null : warningOf(refused.problem));
  const request = useRequest({
    send: ({ signal, idempotencyKey }, body: NewShift) =>
      shift === null
        ? createShift({ businessId, idempotencyKey, ...body }, { signal })
        : updateShift({ businessId, idempotencyKey, id: shift.id, seen: shift, ...body }, { signal }),
    onDone: (planned) => {
      notify('good', `${longDay(planned.date)}, ${timesText(planned, cycle)} ${shift === null ? 'planned' : 'saved'}`);
      onClose();
    },
    onFailed: (problem) => setWarning(warningOf(problem)),
  });
  const submit = (values: FormData) =>
    request.send({
      employee,
      date: textOf(values, 'date'),
      start: textOf(values, 'start'),
      end: textOf(values, 'end'),
      break_minutes: Number(textOf(values, 'break_minutes') || 0),
      location: textOf(values, 'location'),
      role: textOf(values, 'role') || null,
      note: textOf(values, 'note').trim() || null,
      despite: textOf(values, 'despite').trim() || null,
    });
  const [only] = week.locations;
  const place = shift?.location.id ?? location ?? (week.locations.length === 1 ? only?.id : undefined);
  return (
    <>
      <FormDialog
        title={shift === null ? 'Add shift' : 'Change shift'}
        label="Shift"
        isOpen={!isDeleting}
        onClose={onClose}
        request={request}
        submit={warning === null ? 'Save' : 'Save all the same'}
        onSubmit={submit}
        note={
          shift === null ? null : (
            <Button look="danger" onPress={() => setDeleting(true)} aria-haspopup="dialog">
              Delete
            </Button>
          )
        }
      >
        {refused === null || warning !== null || request.problem !== null ? null : (
          <Notice tone="bad">{refusalText(refused.problem)}</Notice>
        )}
        <ComboBox
          label="Employee"
          name="employee"
          isOptional
          hint="Empty is an open shift."
          choices={week.employees.map((person) => ({ value: person.id, label: nameOf(person) }))}
          value={employee}
          onChange={setEmployee}
        />
        <DateField label="Day" name="date" defaultValue={date} isRequired />
        <FieldPair>
          <TimeField
            label="Start"
            name="start"
            defaultValue={shift?.start ?? usual.start}
            hourCycle={cycle}
            isRequired
          />
          <TimeField
            label="End"
            name="end"
            defaultValue={shift?.end ?? usual.end}
            hourCycle={cycle}
            hint="On the next day where it is before the start."
            isRequired
          />
        </FieldPair>
        <FieldPair>
          <NumberField
            label="Break"
            name="break_minutes"
            defaultValue={shift?.break_minutes ?? usual.break_minutes}
            {...createShiftLimits.break_minutes}
            unit="minutes"
          />
          <Select
            label="Location"
            name="location"
            choices={week.locations.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={place ?? null}
            isRequired
          />
        </FieldPair>
        <Select
          label="Role"
          name="role"
          isOptional
          emptyLabel="No role"
          choices={week.roles.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={shift?.role?.id ?? null}
        />
        <TextArea label="Note" name="note" defaultValue={shift?.note ?? ''} {...createShiftLimits.note} isOptional />
        <Faults shift={refused === null ? shift : null} warning={warning} isTold={request.problem !== null} />
      </FormDialog>
      {shift === null ? null : (
        <DeleteShift
          shift={shift}
          cycle={cycle}
          isOpen={isDeleting}
          onKeep={() => setDeleting(false)}
          onGone={onClose}
        />
      )}
    </>
  );
}

type FaultsProps = { shift: Shift | null; warning: string | null; isTold: boolean };
/** What the shift breaks, and why it is planned all the same. @param isTold whether the form says the warning already */
function Faults({ shift, warning, isTold }: FaultsProps) {
  const broken = shift?.faults ?? [];
  return (
    <>
      {broken.length > 0 && warning === null ? (
        <Notice tone="warning">{broken.map(({ text }) => `${text}.`).join(' ')}</Notice>
      ) : null}
      {warning !== null && !isTold ? <Notice tone="warning">{warning}</Notice> : null}
      {warning !== null || shift?.despite ? (
        <TextField
          label="Why it is planned all the same"
          name="despite"
          defaultValue={shift?.despite ?? ''}
          {...createShiftLimits.despite}
          isOptional
        />
      ) : null}
    </>
  );
}

type DeleteShiftProps = { shift: Shift; cycle: HourCycle; isOpen: boolean; onKeep: () => void; onGone: () => void };
function DeleteShift({ shift, cycle, isOpen, onKeep, onGone }: DeleteShiftProps) {
  const { id: businessId } = useBusiness();
  const about = `${longDay(shift.date)}, ${timesText(shift, cycle)}`;
  const { problem, send, isPending } = useRequest({
    send: (options) => deleteShift({ businessId, id: shift.id }, options),
    onDone: () => {
      notify('good', `${about} deleted`);
      onGone();
    },
  });
  return (
    <ConfirmDialog
      title="Delete this shift?"
      isOpen={isOpen}
      onClose={onKeep}
      onConfirm={() => send()}
      isBusy={isPending}
      errorMessage={problem ? refusalText(problem) : null}
    >
      {about}.{' '}
      {shift.state === 'planned'
        ? 'Nobody was told of it.'
        : 'Whoever has it is told when the week is published again.'}
    </ConfirmDialog>
  );
}
