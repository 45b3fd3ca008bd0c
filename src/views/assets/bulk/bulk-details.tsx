import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { assetStatuses, assetStatusLabels } from '../../../../openapi/generated/lists/assets.register.ts';
import type { AssetBulkRef, BulkDetails } from '../../../machines/assets/asset-bulk/machine.ts';
import { vehicleAmongQuery } from '../../../services/assets/vehicle-among.ts';
import { listAllRegions } from '../../../services/operations/hr.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { LicenceNotice } from '../../shared/due/licence-notice.tsx';
import { EmployeePicker } from '../../shared/people/employee-picker.tsx';
import { nameOf } from '../../shared/people/people.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ComboBox } from '../../ui/choices/combo-box.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { FieldPair, Stack } from '../../ui/content/layout.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Form, textOf } from '../../ui/fields/form.tsx';
import { DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { DeletionChoice } from '../deletion-choice.tsx';
import { titleOf } from './bulk-texts.ts';

type Of<Act extends BulkDetails['act']> = Extract<BulkDetails, { act: Act }>;
type FieldsProps<Act extends BulkDetails['act']> = {
  /** As they were given before. */
  given: Of<Act> | null;
  onReview: (details: Of<Act>) => void;
  onClose: () => void;
};

/** To whom, when, where to, which status, or whether for ever. */
export function BulkDetailsForm({ bulk }: { bulk: AssetBulkRef }) {
  const act = useSelector(bulk, ({ context }) => context.act);
  const count = useSelector(bulk, ({ context }) => context.count);
  const ids = useSelector(bulk, ({ context }) => context.ids);
  const details = useSelector(bulk, ({ context }) => context.details);
  const way = {
    onReview: (given: BulkDetails) => bulk.send({ type: 'bulk.review', details: given }),
    onClose: () => bulk.send({ type: 'bulk.close' }),
  };
  const given = <Act extends BulkDetails['act']>(of: Act) => (details?.act === of ? (details as Of<Act>) : null);
  switch (act) {
    case 'assign':
      return <Assignment {...way} given={given('assign')} title={titleOf(act, count)} ids={ids} />;
    case 'unassign':
      return <Return {...way} given={given('unassign')} />;
    case 'move':
      return <Place {...way} given={given('move')} />;
    case 'changeStatus':
      return <Status {...way} given={given('changeStatus')} />;
    case 'delete':
      return <Deletion {...way} given={given('delete')} />;
  }
}

type StepProps = {
  label: string;
  isDisabled?: boolean;
  onSubmit: (values: FormData) => void;
  onClose: () => void;
  children: ReactNode;
};

function Step({ label, isDisabled = false, onSubmit, onClose, children }: StepProps) {
  return (
    <Form aria-label={label} errors={{}} onSubmit={onSubmit}>
      <DialogBody>
        <Stack>{children}</Stack>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isDisabled={isDisabled}>
          Continue
        </Button>
      </DialogFoot>
    </Form>
  );
}

type AssignmentProps = FieldsProps<'assign'> & { title: string; ids: readonly string[] };

function Assignment({ given, title, ids, onReview, onClose }: AssignmentProps) {
  const { id: businessId, timeZone } = useBusiness();
  const [assignee, setAssignee] = useState(given?.assignee ?? null);
  const [isChoosing, setChoosing] = useState(false);
  const vehicles = useQuery(vehicleAmongQuery(businessId, ids));
  return (
    <>
      <Step
        label="Assignment"
        isDisabled={assignee === null}
        onClose={onClose}
        onSubmit={(values) => {
          if (assignee === null) return;
          const date_assigned = textOf(values, 'date_assigned');
          const expected_return_date = textOf(values, 'expected_return_date') || null;
          onReview({ act: 'assign', assignee, date_assigned, expected_return_date });
        }}
      >
        <RowList label="Assignee">
          <ListRow title={assignee?.name ?? 'Nobody yet'} note="Gets the assets">
            <Button onPress={() => setChoosing(true)} aria-haspopup="dialog">
              {assignee === null ? 'Choose a person' : 'Change'}
            </Button>
          </ListRow>
        </RowList>
        {assignee && vehicles.data ? <LicenceNotice driver={assignee} /> : null}
        <FieldPair>
          <DateField
            label="Date assigned"
            name="date_assigned"
            defaultValue={given?.date_assigned ?? todayIn(timeZone)}
            isRequired
          />
          <DateField
            label="Expected return date"
            name="expected_return_date"
            defaultValue={given?.expected_return_date ?? null}
            isOptional
          />
        </FieldPair>
      </Step>
      <EmployeePicker
        title={title}
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onConfirm={([person]) => {
          setChoosing(false);
          if (person) setAssignee({ id: person.id, name: nameOf(person) });
        }}
        isSingle
        confirmLabel="Choose"
      />
    </>
  );
}

function Return({ given, onReview, onClose }: FieldsProps<'unassign'>) {
  const { timeZone } = useBusiness();
  const today = todayIn(timeZone);
  return (
    <Step
      label="Return"
      onClose={onClose}
      onSubmit={(values) => onReview({ act: 'unassign', end_date: textOf(values, 'end_date') })}
    >
      <DateField label="End date" name="end_date" defaultValue={given?.end_date ?? today} min={today} isRequired />
    </Step>
  );
}

function Place({ given, onReview, onClose }: FieldsProps<'move'>) {
  const { id: businessId } = useBusiness();
  const regions = useQuery(queryOf(listAllRegions, { businessId })).data ?? [];
  const [id, setId] = useState(given?.location.id ?? null);
  const location = regions.find((region) => region.id === id);
  return (
    <Step
      label="Location"
      isDisabled={location === undefined}
      onClose={onClose}
      onSubmit={() => location && onReview({ act: 'move', location: { id: location.id, name: location.name } })}
    >
      <ComboBox
        label="Location"
        choices={regions.map((region) => ({ value: region.id, label: region.name }))}
        value={id}
        onChange={setId}
        emptyText="No results found"
        isRequired
      />
    </Step>
  );
}

/** Whether an asset is assigned follows from who has it, so that is one choice here. */
const statusChoices = assetStatuses
  .filter((status) => status !== 'active')
  .map((status) =>
    status === 'unassigned'
      ? {
          value: status,
          label: `${assetStatusLabels.active} / ${assetStatusLabels.unassigned}`,
          note: 'Assigned where somebody has it.',
        }
      : { value: status, label: assetStatusLabels[status] },
  );

function Status({ given, onReview, onClose }: FieldsProps<'changeStatus'>) {
  const [status, setStatus] = useState(given?.status ?? null);
  return (
    <Step
      label="Status"
      isDisabled={status === null}
      onClose={onClose}
      onSubmit={() => status && onReview({ act: 'changeStatus', status })}
    >
      <Select label="Status" choices={statusChoices} value={status} onChange={setStatus} isRequired />
    </Step>
  );
}

function Deletion({ given, onReview, onClose }: FieldsProps<'delete'>) {
  const [permanently, setPermanently] = useState(given?.permanently ?? false);
  return (
    <Step label="Deletion" onClose={onClose} onSubmit={() => onReview({ act: 'delete', permanently })}>
      <DeletionChoice isPermanent={permanently} onChange={setPermanently} />
    </Step>
  );
}
