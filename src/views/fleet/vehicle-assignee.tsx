import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addVehicleAssignee,
  removeVehicleAssignee,
  vehicleAssigneesQuery,
  vehicleKeys,
} from '../../services/fleet/vehicles.ts';
import { useBusiness } from '../shared/business.ts';
import { EmployeePicker } from '../shared/employee-picker.tsx';
import { problemText } from '../shared/problem-text.ts';
import { todayIn } from '../shared/today.ts';
import { UnassignDialog } from '../shared/unassign-dialog.tsx';
import { useRequest } from '../shared/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { Badge } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { showDate } from '../ui/content/date.ts';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { EmptyState, ErrorState } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { nameOf, personName, type Vehicle } from './vehicle-texts.ts';

/** Who has a vehicle and who had it, with the ways to give and to take it. */
export function VehicleAssignee({ vehicle }: { vehicle: Vehicle }) {
  const { id: businessId, timeZone } = useBusiness();
  const [open, setOpen] = useState<'assign' | 'unassign' | null>(null);
  const history = useQuery(vehicleAssigneesQuery(businessId, vehicle.id, 1));
  const close = () => {
    unassign.clear();
    setOpen(null);
  };
  const refetch = vehicleKeys(businessId);
  const assign = useRequest({
    send: (options, assignee: string) => addVehicleAssignee({ businessId, id: vehicle.id, assignee }, options),
    refetch,
    onDone: () => notify('good', `${nameOf(vehicle)} is assigned`, { for: 'fleet' }),
    onFailed: (problem) => notify('bad', problem.fields.assignee?.[0] ?? problemText(problem)),
  });
  const unassign = useRequest({
    send: (options, end_date: string) => removeVehicleAssignee({ businessId, id: vehicle.id, end_date }, options),
    refetch,
    onDone: () => {
      notify('good', `${nameOf(vehicle)} is taken back`, { for: 'fleet' });
      close();
    },
  });
  const { problem } = unassign;
  return (
    <Card
      title="Assignees"
      action={
        vehicle.assignee === null ? (
          <Button onPress={() => setOpen('assign')} isBusy={assign.isPending} aria-haspopup="dialog">
            Assign
          </Button>
        ) : (
          <Button onPress={() => setOpen('unassign')} aria-haspopup="dialog">
            Unassign
          </Button>
        )
      }
    >
      {history.data === undefined ? (
        history.isError ? (
          <ErrorState title="An error occured" isBusy={history.isFetching} onRetry={() => void history.refetch()} />
        ) : (
          <SkeletonList rows={2} />
        )
      ) : history.data.count === 0 ? (
        <EmptyState icon="people" title="Nobody has had it yet" />
      ) : (
        <RowList label="Assignees">
          {history.data.results.map(({ id, assignee, date_assigned, end_date }) => (
            <ListRow
              key={id}
              title={personName(assignee)}
              note={
                end_date === null
                  ? `Since ${showDate(date_assigned)}`
                  : `${showDate(date_assigned)} to ${showDate(end_date)}`
              }
            >
              {end_date === null ? <Badge tone="good">Present</Badge> : null}
            </ListRow>
          ))}
        </RowList>
      )}
      <EmployeePicker
        title="Choose the assignee"
        isOpen={open === 'assign'}
        onClose={close}
        onConfirm={([person]) => {
          close();
          if (person) assign.send(person.id);
        }}
        isSingle
        confirmLabel="Assign"
      />
      <UnassignDialog
        title="Unassign vehicle"
        isOpen={open === 'unassign'}
        onClose={close}
        onUnassign={unassign.send}
        today={todayIn(timeZone)}
        isBusy={unassign.isPending}
        errorMessage={problem && problem.kind !== 'invalid' ? problemText(problem) : null}
        {...(problem?.fields.end_date ? { dateErrors: problem.fields.end_date } : {})}
      >
        {vehicle.assignee ? `${personName(vehicle.assignee)} gives ${nameOf(vehicle)} back.` : null}
      </UnassignDialog>
    </Card>
  );
}
