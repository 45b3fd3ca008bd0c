import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { createTimeoffShutdownLimits } from '../../../openapi/generated/limits/timeoff.shutdowns.ts';
import { listAllDepartments } from '../../services/operations/hr.ts';
import { checkTimeoffShutdown, createTimeoffShutdown } from '../../services/operations/timeoff.shutdowns.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { EmployeePicker } from '../shared/people/employee-picker.tsx';
import { nameOf, type Person } from '../shared/people/people.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { CheckBox } from '../ui/choices/check-box.tsx';
import { MultiSelect } from '../ui/choices/multi-select.tsx';
import { Select } from '../ui/choices/select.tsx';
import { FieldPair, Note } from '../ui/content/layout.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { textOf } from '../ui/fields/form.tsx';
import { ShutdownCheck } from './shutdown-check.tsx';

type Schemas = components['schemas'];
type Policy = Pick<Schemas['TimeoffPolicy'], 'id' | 'name' | 'terms'>;
type Order = Schemas['NewTimeoffShutdown'];
type Checked = { order: string; found: Schemas['TimeoffShutdownCheck']; unit: Policy['terms']['unit'] };

/** As many as one request takes. */
const mostPeople = 100;
const peopleText = (count: number) => (count === 1 ? 'one employee' : `${count} employees`);

/** Books days off for everybody: first what it takes is shown, then it is booked. */
export function ShutdownDialog({ policies, onClose }: { policies: readonly Policy[]; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const all = useQuery(queryOf(listAllDepartments, { businessId }));
  const [departments, setDepartments] = useState<string[]>([]);
  const [exceptions, setExceptions] = useState<readonly Person[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  const checking = useRequest({
    send: (options, order: Order) => checkTimeoffShutdown({ businessId, ...order }, options),
    onDone: (found, order) => {
      const unit = policies.find(({ id }) => id === order.policy)?.terms.unit ?? 'days';
      setChecked({ order: JSON.stringify(order), found, unit });
    },
  });
  const booking = useRequest({
    send: (options, order: Order) => createTimeoffShutdown({ businessId, ...order }, options),
    onDone: ({ people }) => {
      notify('good', `These days are booked for ${peopleText(people)}`);
      onClose();
    },
  });
  const request = booking.problem === null && !booking.isPending ? checking : booking;
  const change = () => {
    checking.clear();
    booking.clear();
    setChecked(null);
  };
  const submit = (values: FormData) => {
    const order = {
      policy: textOf(values, 'policy'),
      first_day: textOf(values, 'first_day'),
      last_day: textOf(values, 'last_day'),
      reason: textOf(values, 'reason'),
      departments,
      exceptions: exceptions.map(({ id }) => id),
      beyond: values.has('beyond'),
    };
    // What is booked is what was shown.
    if (checked?.order === JSON.stringify(order)) booking.send(order);
    else checking.send(order);
  };
  const people = checked?.found.people ?? 0;
  return (
    <>
      <FormDialog
        title="Book a shutdown"
        label="Shutdown"
        isOpen
        onClose={onClose}
        request={{ ...request, clear: change }}
        submit={checked === null ? 'Show what it takes' : `Book for ${peopleText(people)}`}
        isDisabled={checked !== null && people === 0}
        onSubmit={submit}
        lead={<Note>Everybody is told once. One press gives the days back.</Note>}
      >
        <Select
          label="Policy"
          name="policy"
          isRequired
          choices={policies.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={change}
        />
        <FieldPair>
          <DateField label="First day" name="first_day" onChange={change} isRequired />
          <DateField label="Last day" name="last_day" onChange={change} isRequired />
        </FieldPair>
        <TextField
          label="Reason"
          name="reason"
          hint="Everybody reads it."
          onChange={change}
          {...createTimeoffShutdownLimits.reason}
        />
        <MultiSelect
          label="Departments"
          name="departments"
          isOptional
          choices={(all.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={departments}
          onChange={(ids) => {
            setDepartments(ids);
            change();
          }}
          hint="Only their people. Empty is everybody."
        />
        <Button onPress={() => setChoosing(true)} aria-haspopup="dialog">
          {exceptions.length === 0 ? 'Choose who is left out' : 'Change who is left out'}
        </Button>
        {exceptions.length === 0 ? null : <Note>{exceptions.map(nameOf).join(', ')}</Note>}
        <CheckBox
          label="Also where it takes more than is left"
          name="beyond"
          hint="Their balance goes below zero. Without it, they are left out."
          onChange={change}
        />
        {checked === null ? null : <ShutdownCheck found={checked.found} unit={checked.unit} />}
      </FormDialog>
      <EmployeePicker
        title="Who is left out"
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onConfirm={(chosen) => {
          setExceptions(chosen);
          setChoosing(false);
          change();
        }}
        initial={exceptions}
        maximum={mostPeople}
      />
    </>
  );
}
