import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { assignmentStateLabels } from '../../../openapi/generated/lists/assets.register.ts';
import { listVehicleAssignees } from '../../services/operations/fleet.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { Button } from '../ui/actions/button.tsx';
import { Badge } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { showDate } from '../ui/content/date.ts';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { EmptyState, ErrorState } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { personName, type Vehicle } from './vehicle-texts.ts';

type VehicleAssigneeProps = {
  vehicle: Vehicle;
  /** The flow that gives the vehicle to somebody, or takes it back. */
  AssignVehicle: ComponentType<{ vehicle: Vehicle; onEnd: () => void }>;
};

/** Who has a vehicle and who had it, with the ways to give and to take it. */
export function VehicleAssignee({ vehicle, AssignVehicle }: VehicleAssigneeProps) {
  const { id: businessId } = useBusiness();
  const [isOpen, setOpen] = useState(false);
  const history = useQuery(queryOf(listVehicleAssignees, { businessId, id: vehicle.id, page: 1 }));
  return (
    <Card
      title="Assignees"
      action={
        <Button onPress={() => setOpen(true)} aria-haspopup="dialog">
          {vehicle.assignee !== null ? 'Unassign' : vehicle.next_assignment === null ? 'Assign' : 'Cancel plan'}
        </Button>
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
          {history.data.results.map(({ id, assignee, date_assigned, end_date, state }) => (
            <ListRow
              key={id}
              title={personName(assignee)}
              note={
                end_date === null
                  ? `${state === 'planned' ? 'From' : 'Since'} ${showDate(date_assigned)}`
                  : `${showDate(date_assigned)} to ${showDate(end_date)}`
              }
            >
              {state === 'over' ? null : (
                <Badge tone={state === 'held' ? 'good' : 'neutral'}>{assignmentStateLabels[state]}</Badge>
              )}
            </ListRow>
          ))}
        </RowList>
      )}
      <Suspense fallback={null}>
        {isOpen ? <AssignVehicle vehicle={vehicle} onEnd={() => setOpen(false)} /> : null}
      </Suspense>
    </Card>
  );
}
