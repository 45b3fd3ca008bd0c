import { useState } from 'react';
import { isVehicle } from '../../../domain/assets/asset-form.ts';
import { LicenceNotice } from '../../shared/due/licence-notice.tsx';
import { EmployeePicker } from '../../shared/people/employee-picker.tsx';
import { nameOf, type Person } from '../../shared/people/people.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FieldPair, Note } from '../../ui/content/layout.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import * as css from './asset-form.css.ts';
import type { AssetFormState } from './use-asset-form.ts';

/** Who gets the new asset, and from which day; nobody by default. */
export function AssigneeFields({ state }: { state: AssetFormState }) {
  const { fields, type, errorOf, assigneeName } = state;
  const [isOpen, setOpen] = useState(false);
  const choose = ([person]: Person[]) => {
    setOpen(false);
    if (person)
      type({ assignee: person.id, ...(fields.status === 'unassigned' ? { status: 'active' } : {}) }, nameOf(person));
  };
  const clear = () =>
    type(
      {
        assignee: '',
        date_assigned: '',
        expected_return_date: '',
        ...(fields.status === 'active' ? { status: 'unassigned' } : {}),
      },
      '',
    );
  return (
    <>
      <div className={css.chosen}>
        {fields.assignee === '' ? (
          <Note>Nobody has it yet. You can also assign it later.</Note>
        ) : (
          <span className={css.chosenName}>{assigneeName}</span>
        )}
        <Button onPress={() => setOpen(true)} aria-haspopup="dialog">
          {fields.assignee === '' ? 'Choose a person' : 'Change'}
        </Button>
        {fields.assignee === '' ? null : (
          <Button look="ghost" onPress={clear}>
            Remove
          </Button>
        )}
      </div>
      {fields.assignee !== '' && isVehicle(fields) ? (
        <LicenceNotice driver={{ id: fields.assignee, name: assigneeName }} />
      ) : null}
      {fields.assignee === '' ? null : (
        <FieldPair>
          <DateField
            label="Date assigned"
            name="date_assigned"
            value={fields.date_assigned || null}
            errorMessage={errorOf('date_assigned')}
            onChange={(date) => type({ date_assigned: date ?? '' })}
          />
          <DateField
            label="Expected return"
            name="expected_return_date"
            isOptional
            value={fields.expected_return_date || null}
            errorMessage={errorOf('expected_return_date')}
            onChange={(date) => type({ expected_return_date: date ?? '' })}
          />
        </FieldPair>
      )}
      <EmployeePicker
        title="Choose the assignee"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={choose}
        isSingle
        confirmLabel="Choose"
      />
    </>
  );
}
