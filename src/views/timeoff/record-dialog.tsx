import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { recordTimeoffTakenLimits } from '../../../openapi/generated/limits/timeoff.taken.ts';
import { recordTimeoffTaken } from '../../services/operations/timeoff.taken.ts';
import { useBusiness } from '../shared/business/business.ts';
import { EmployeePicker } from '../shared/people/employee-picker.tsx';
import { nameOf, type Person } from '../shared/people/people.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { CheckBox } from '../ui/choices/check-box.tsx';
import { Select } from '../ui/choices/select.tsx';
import { Status } from '../ui/content/badge.tsx';
import { FieldPair, Note, Stack } from '../ui/content/layout.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { textOf } from '../ui/fields/form.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { amountText } from './terms-texts.ts';

type Schemas = components['schemas'];
type Policy = Pick<Schemas['TimeoffPolicy'], 'id' | 'name' | 'terms'>;
type Order = Omit<Schemas['TimeoffRecord'], 'mode'>;
type RecordDialogProps = {
  policies: readonly Policy[];
  onClose: () => void;
};

/** As many as one request takes. */
const mostPeople = 100;
const peopleText = (count: number) => (count === 1 ? 'one employee' : `${count} employees`);

/** Records what several people took: first who, then when, and what it takes of each is shown before it is written. */
export function RecordDialog({ policies, onClose }: RecordDialogProps) {
  const [people, setPeople] = useState<readonly Person[]>([]);
  return (
    <>
      <EmployeePicker
        title="Who took time off"
        isOpen={people.length === 0}
        onClose={onClose}
        onConfirm={setPeople}
        maximum={mostPeople}
        confirmLabel="Next"
      />
      {people.length === 0 ? null : <RecordForm people={people} policies={policies} onClose={onClose} />}
    </>
  );
}

type Checked = { order: string; policy: string; results: Schemas['RecordedTimeoff']['results'] };
const unitOf = (policies: readonly Policy[], { policy }: Checked) =>
  policies.find(({ id }) => id === policy)?.terms.unit ?? 'days';
const fitting = ({ results }: Checked) => results.filter(({ problems }) => problems.length === 0).length;

function RecordForm({ people, policies, onClose }: RecordDialogProps & { people: readonly Person[] }) {
  const { id: businessId } = useBusiness();
  const [checked, setChecked] = useState<Checked | null>(null);
  const request = useRequest({
    send: (options, { mode, order }: { mode: 'check' | 'possible'; order: Order }) =>
      recordTimeoffTaken({ businessId, mode, ...order }, options),
    onDone: ({ recorded, results }, { mode, order }) => {
      if (mode === 'check') return setChecked({ order: JSON.stringify(order), policy: order.policy, results });
      notify('good', `Time off is recorded for ${peopleText(recorded)}`);
      onClose();
    },
  });
  const change = () => {
    request.clear();
    setChecked(null);
  };
  const submit = (values: FormData) => {
    const order = {
      employees: people.map(({ id }) => id),
      policy: textOf(values, 'policy'),
      first_day: textOf(values, 'first_day'),
      last_day: textOf(values, 'last_day'),
      from_noon: values.has('from_noon'),
      until_noon: values.has('until_noon'),
      beyond: values.has('beyond'),
      note: textOf(values, 'note'),
    };
    // What is written is what was shown.
    const isShown = checked?.order === JSON.stringify(order);
    request.send({ mode: isShown ? 'possible' : 'check', order });
  };
  const count = checked === null ? 0 : fitting(checked);
  return (
    <FormDialog
      title="Record time off"
      label="Time off"
      isOpen
      onClose={onClose}
      request={{ ...request, clear: change }}
      submit={checked === null ? 'Show what it takes' : `Record for ${peopleText(count)}`}
      isDisabled={checked !== null && count === 0}
      onSubmit={submit}
      lead={<Note>{people.length > 3 ? peopleText(people.length) : people.map(nameOf).join(', ')}</Note>}
    >
      <Select
        label="Policy"
        name="policy"
        isRequired
        choices={policies.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={change}
      />
      <FieldPair>
        <Stack>
          <DateField label="First day" name="first_day" onChange={change} isRequired />
          <CheckBox label="From noon" name="from_noon" onChange={change} />
        </Stack>
        <Stack>
          <DateField label="Last day" name="last_day" onChange={change} isRequired />
          <CheckBox label="Until noon" name="until_noon" onChange={change} />
        </Stack>
      </FieldPair>
      <CheckBox
        label="Also where it takes more than is left"
        name="beyond"
        hint="Or more than the policy lets somebody take at once."
        onChange={change}
      />
      <TextArea label="Note" name="note" hint="They read it." rows={2} isOptional {...recordTimeoffTakenLimits.note} />
      {checked === null ? null : <Results results={checked.results} unit={unitOf(policies, checked)} />}
    </FormDialog>
  );
}

type ResultsProps = { results: Checked['results']; unit: Policy['terms']['unit'] };

const takes = ({ amount, balance_after: left }: Checked['results'][number], unit: ResultsProps['unit']) => {
  const after = left === null ? '' : `, ${amountText(Math.abs(left), { unit })} ${left < 0 ? 'owed' : 'left'} after`;
  return `${amountText(amount ?? 0, { unit })}${after}`;
};

/** What it takes of each, or why it is refused. */
function Results({ results, unit }: ResultsProps) {
  return (
    <RowList label="What it takes">
      {results.map((result) => (
        <ListRow
          key={result.employee.id}
          title={nameOf(result.employee)}
          note={result.problems.length > 0 ? result.problems.join(' ') : takes(result, unit)}
        >
          {result.problems.length > 0 ? <Status tone="warning">Left out</Status> : null}
        </ListRow>
      ))}
    </RowList>
  );
}
