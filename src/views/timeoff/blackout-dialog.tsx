import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { createTimeoffBlackoutLimits } from '../../../openapi/generated/limits/timeoff.blackouts.ts';
import { listAllDepartments } from '../../services/operations/hr.ts';
import { createTimeoffBlackout } from '../../services/operations/timeoff.blackouts.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { EmployeePicker } from '../shared/people/employee-picker.tsx';
import { nameOf, type Person } from '../shared/people/people.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { MultiSelect } from '../ui/choices/multi-select.tsx';
import { FieldPair, Note } from '../ui/content/layout.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { textOf } from '../ui/fields/form.tsx';
import { daysText } from './request-texts.ts';

/** As many as one request takes. */
const mostPeople = 100;

/** Says on which days nobody asks for time off, of which departments, and who may all the same. */
export function BlackoutDialog({ onClose }: { onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const all = useQuery(queryOf(listAllDepartments, { businessId }));
  const [departments, setDepartments] = useState<string[]>([]);
  const [exceptions, setExceptions] = useState<readonly Person[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  const request = useRequest({
    send: (options, body: components['schemas']['NewTimeoffBlackout']) =>
      createTimeoffBlackout({ businessId, ...body }, options),
    onDone: (added) => {
      notify('good', `Nobody asks for ${daysText(added)}`);
      onClose();
    },
  });
  const submit = (values: FormData) =>
    request.send({
      first_day: textOf(values, 'first_day'),
      last_day: textOf(values, 'last_day'),
      reason: textOf(values, 'reason'),
      departments,
      exceptions: exceptions.map(({ id }) => id),
    });
  return (
    <>
      <FormDialog
        title="Add blackout days"
        label="Blackout days"
        isOpen
        onClose={onClose}
        request={request}
        submit="Add"
        onSubmit={submit}
      >
        <FieldPair>
          <DateField label="First day" name="first_day" isRequired />
          <DateField label="Last day" name="last_day" isRequired />
        </FieldPair>
        <TextField
          label="Reason"
          name="reason"
          hint="Who asks for one of these days reads it."
          {...createTimeoffBlackoutLimits.reason}
        />
        <MultiSelect
          label="Departments"
          name="departments"
          isOptional
          choices={(all.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={departments}
          onChange={setDepartments}
          hint="Only their people. Empty is everybody."
        />
        <Button onPress={() => setChoosing(true)} aria-haspopup="dialog">
          {exceptions.length === 0 ? 'Choose who may ask all the same' : 'Change who may ask all the same'}
        </Button>
        {exceptions.length === 0 ? null : <Note>{exceptions.map(nameOf).join(', ')}</Note>}
      </FormDialog>
      <EmployeePicker
        title="Who may ask all the same"
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onConfirm={(people) => {
          setExceptions(people);
          setChoosing(false);
        }}
        initial={exceptions}
        maximum={mostPeople}
      />
    </>
  );
}
