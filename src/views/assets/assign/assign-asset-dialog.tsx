import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { assignAsset } from '../../../services/operations/assets.register.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { LicenceNotice } from '../../shared/due/licence-notice.tsx';
import { EmployeePicker } from '../../shared/people/employee-picker.tsx';
import type { Person } from '../../shared/people/people.ts';
import { nameOf } from '../../shared/people/people.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { FieldPair } from '../../ui/content/layout.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { OutOfUseNotice } from './out-of-use-notice.tsx';

type AssignAssetDialogProps = {
  asset: Pick<
    components['schemas']['Asset'],
    'id' | 'name' | 'status' | 'is_stopped' | 'asset_type' | 'assigned_until'
  >;
  isOpen: boolean;
  onClose: () => void;
};
type Assignment = { assignee: string; date_assigned: string; expected_return_date: string | null };

/** Assigns an asset: first to whom, then from when. */
export function AssignAssetDialog({ asset, isOpen, onClose }: AssignAssetDialogProps) {
  const { id: businessId, timeZone } = useBusiness();
  const [person, setPerson] = useState<Person | null>(null);
  const close = () => {
    request.clear();
    setPerson(null);
    onClose();
  };
  const request = useRequest({
    send: (options, assignment: Assignment) => assignAsset({ businessId, id: asset.id, ...assignment }, options),
    onDone: (_asset, given) => {
      const name = person === null ? 'them' : nameOf(person);
      const isPlanned = given.date_assigned > todayIn(timeZone);
      notify('good', `${asset.name} is ${isPlanned ? 'planned for' : 'assigned to'} ${name}`);
      close();
    },
  });
  return (
    <>
      <EmployeePicker
        title="Assign Asset"
        isOpen={isOpen && person === null}
        onClose={close}
        onConfirm={([chosen]) => setPerson(chosen ?? null)}
        isSingle
        confirmLabel="Next"
      />
      <FormDialog
        title="Assign Asset"
        label="Assignment"
        isOpen={isOpen && person !== null}
        onClose={close}
        request={request}
        submit="Assign"
        onSubmit={(values) => {
          const dates = { date_assigned: textOf(values, 'date_assigned') };
          const due = textOf(values, 'expected_return_date') || null;
          if (person) request.send({ assignee: person.id, ...dates, expected_return_date: due });
        }}
      >
        {person ? (
          <RowList label="Assignee">
            <ListRow
              media={<Avatar name={nameOf(person)} picture={person.photo} size="big" />}
              title={nameOf(person)}
              note={[person.job_title, person.department_name, person.employee_id].filter(Boolean).join(' · ')}
            >
              <Button onPress={() => setPerson(null)}>Change</Button>
            </ListRow>
          </RowList>
        ) : null}
        <OutOfUseNotice assets={[asset]} />
        {person && asset.asset_type.vehicle_type ? (
          <LicenceNotice driver={{ id: person.id, name: nameOf(person) }} />
        ) : null}
        <FieldPair>
          <DateField
            label="Date assigned"
            name="date_assigned"
            defaultValue={asset.assigned_until ?? todayIn(timeZone)}
            isRequired
          />
          <DateField label="Expected return date" name="expected_return_date" isOptional />
        </FieldPair>
      </FormDialog>
    </>
  );
}
