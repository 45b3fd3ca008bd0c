import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { createUnavailabilityLimits } from '../../../openapi/generated/limits/rota.availability.ts';
import { rotaWeekStartLabels, rotaWeekStarts } from '../../../openapi/generated/lists/rota.shifts.ts';
import { weekShowing } from '../../../rules/rota/week.ts';
import { createUnavailability } from '../../services/operations/rota.availability.ts';
import { getShiftWeek } from '../../services/operations/rota.shifts.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { todayIn } from '../shared/business/today.ts';
import { nameOf } from '../shared/people/people.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { CheckBox, CheckBoxGroup } from '../ui/choices/check-box.tsx';
import { ComboBox } from '../ui/choices/combo-box.tsx';
import { RadioGroup } from '../ui/choices/radio-group.tsx';
import { FieldPair } from '../ui/content/layout.tsx';
import type { HourCycle } from '../ui/content/time.ts';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { textOf } from '../ui/fields/form.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TimeField } from '../ui/fields/time-field.tsx';

type Schemas = components['schemas'];
type Weekday = Schemas['RotaWeekStart'];

const kinds = [
  { value: 'day', label: 'On one day' },
  { value: 'days', label: 'On several days' },
  { value: 'weekly', label: 'Every week' },
] as const;
type Kind = (typeof kinds)[number]['value'];
const weekdayChoices = rotaWeekStarts.map((value) => ({ value, label: rotaWeekStartLabels[value] }));

/** Says when somebody cannot work: oneself, or whom one plans. */
export function AvailabilityForm({ cycle, onClose }: { cycle: HourCycle; onClose: () => void }) {
  const { id: businessId, may, timeZone } = useBusiness();
  const [employee, setEmployee] = useState<string | null>(null);
  const [kind, setKind] = useState<Kind>('day');
  const [on, setOn] = useState<Weekday[]>([]);
  const [isWhole, setWhole] = useState(true);
  const request = useRequest({
    send: ({ signal, idempotencyKey }, body: Schemas['NewUnavailability']) =>
      createUnavailability({ businessId, idempotencyKey, ...body }, { signal }),
    onDone: ({ text }) => {
      notify('good', `Noted: ${text}`);
      onClose();
    },
  });
  const submit = (values: FormData) => {
    const first = textOf(values, 'first_day');
    request.send({
      employee,
      first_day: first,
      last_day: kind === 'day' ? first : textOf(values, 'last_day') || null,
      ...(kind === 'weekly' ? { weekdays: on } : {}),
      start: textOf(values, 'start') || null,
      end: textOf(values, 'end') || null,
      note: textOf(values, 'note').trim() || null,
    });
  };
  const today = todayIn(timeZone);
  return (
    <FormDialog
      title="Cannot work"
      label="When somebody cannot work"
      isOpen
      onClose={onClose}
      request={request}
      submit="Save"
      lead="Shifts are not planned then. Nothing is taken from time off."
      onSubmit={submit}
    >
      {may('plan_rota') ? <WhoField value={employee} onChange={setEmployee} today={today} /> : null}
      <RadioGroup label="When" choices={kinds} value={kind} onChange={setKind} />
      {kind === 'weekly' ? (
        <CheckBoxGroup label="Days" name="weekdays" choices={weekdayChoices} value={on} onChange={setOn} isRequired />
      ) : null}
      {kind === 'day' ? (
        <DateField key="day" label="Day" name="first_day" defaultValue={today} min={today} isRequired />
      ) : (
        <FieldPair key={kind}>
          <DateField label="From" name="first_day" defaultValue={today} isRequired />
          <DateField
            label="Until"
            name="last_day"
            min={today}
            {...(kind === 'weekly'
              ? { isOptional: true, hint: 'Empty is for as long as you do not take it back.' }
              : { isRequired: true })}
          />
        </FieldPair>
      )}
      <CheckBox label="The whole day" isSelected={isWhole} onChange={setWhole} />
      {isWhole ? null : (
        <FieldPair>
          <TimeField label="From what time" name="start" hourCycle={cycle} isRequired />
          <TimeField
            label="Until what time"
            name="end"
            hourCycle={cycle}
            hint="On the next day where it is before the start."
            isRequired
          />
        </FieldPair>
      )}
      <TextArea label="Note" name="note" hint="For who plans." {...createUnavailabilityLimits.note} isOptional />
    </FormDialog>
  );
}

type WhoProps = { value: string | null; onChange: (id: string | null) => void; today: string };
/** Whoever works this week, and oneself where nobody is chosen. */
function WhoField({ value, onChange, today }: WhoProps) {
  const { id: businessId } = useBusiness();
  const { year, week } = weekShowing(today, 'monday');
  const found = useQuery(queryOf(getShiftWeek, { businessId, year, week_number: week }));
  return (
    <QueryView query={found} subject="The people" waiting={<SkeletonText lines={1} />}>
      {({ employees, self }) => (
        <ComboBox
          label="Employee"
          name="employee"
          {...(self === null ? { isRequired: true } : { isOptional: true, hint: 'Empty is you.' })}
          choices={employees.map((person) => ({ value: person.id, label: nameOf(person) }))}
          value={value}
          onChange={onChange}
        />
      )}
    </QueryView>
  );
}
