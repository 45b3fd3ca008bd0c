import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { createTimeoffAdjustmentLimits } from '../../../openapi/generated/limits/timeoff.balances.ts';
import { listHolidays } from '../../services/operations/calendar.holidays.ts';
import { createTimeoffAdjustment } from '../../services/operations/timeoff.balances.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { todayIn } from '../shared/business/today.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { RadioGroup } from '../ui/choices/radio-group.tsx';
import { Select } from '../ui/choices/select.tsx';
import { showDate } from '../ui/content/date.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { textOf } from '../ui/fields/form.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';

type Schemas = components['schemas'];
type AdjustDialogProps = {
  employee: { id: string; name: string };
  policies: readonly Schemas['TimeoffPolicyName'][];
  onClose: () => void;
};

/** The days off of this year that are over, the latest first: who worked on one may be given another day in lieu. */
function useWorkedHolidays(): readonly { value: string; label: string }[] {
  const { id: businessId, timeZone } = useBusiness();
  const found = useQuery(queryOf(listHolidays, { businessId }));
  const today = todayIn(timeZone);
  return (found.data?.results ?? [])
    .filter(({ status }) => status === 'declared')
    .flatMap(({ name, days }) => days.map(({ day }) => ({ day, label: `${name}, ${showDate(day)}` })))
    .filter(({ day }) => day <= today)
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))
    .map(({ label }) => ({ value: label, label }));
}

/** Adds to a balance or takes off, with the reason, which everybody reads who sees the balance. */
export function AdjustDialog({ employee, policies, onClose }: AdjustDialogProps) {
  const { id: businessId, timeZone } = useBusiness();
  const [chosen, choose] = useState<string | null>(policies.length === 1 ? (policies[0]?.id ?? null) : null);
  const holidays = useWorkedHolidays();
  const [reason, writeReason] = useState('');
  const unit = policies.find(({ id }) => id === chosen)?.unit;
  const request = useRequest({
    send: (options, body: Schemas['NewTimeoffAdjustment']) =>
      createTimeoffAdjustment({ businessId, timeoff: employee.id, ...body }, options),
    onDone: ({ policy }) => {
      notify('good', `${policy.name} of ${employee.name} is adjusted`);
      onClose();
    },
  });
  const submit = (values: FormData) => {
    const amount = Number(textOf(values, 'amount'));
    request.send({
      policy: chosen ?? '',
      amount: textOf(values, 'direction') === 'off' ? -amount : amount,
      reason: textOf(values, 'reason'),
      day: textOf(values, 'day'),
    });
  };
  return (
    <FormDialog
      title={`Adjust ${employee.name}’s time off`}
      label="Adjustment"
      isOpen
      onClose={onClose}
      request={request}
      submit="Adjust"
      onSubmit={submit}
    >
      <Select
        label="Policy"
        name="policy"
        isRequired
        choices={policies.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={choose}
      />
      <RadioGroup
        label="What to do"
        name="direction"
        isRow
        choices={[
          { value: 'on', label: 'Add' },
          { value: 'off', label: 'Take off' },
        ]}
        defaultValue="on"
      />
      <NumberField label="How much" name="amount" decimals={2} unit={unit} {...createTimeoffAdjustmentLimits.amount} />
      {holidays.length === 0 ? null : (
        <Select
          label="In lieu of work on a holiday"
          isOptional
          emptyLabel="None"
          choices={holidays}
          hint="Writes the reason."
          onChange={(holiday) => (holiday === null ? undefined : writeReason(`Worked on ${holiday}`))}
        />
      )}
      <TextArea
        label="Reason"
        name="reason"
        value={reason}
        onChange={writeReason}
        hint={`${employee.name} and those whom they report to read it.`}
        rows={2}
        {...createTimeoffAdjustmentLimits.reason}
      />
      <DateField
        label="Counts from"
        name="day"
        defaultValue={todayIn(timeZone)}
        hint="An adjustment is never changed or deleted. Another one makes it good."
        isRequired
      />
    </FormDialog>
  );
}
