import { assignmentStateLabels } from '../../../../openapi/generated/lists/assets.register.ts';
import { listAssetAssignees } from '../../../services/operations/assets.register.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { PagedRows, usePages } from '../../shared/lists/paged-rows.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow } from '../../ui/content/row-list.tsx';

/** Who has had an asset, from when to when; the present assignee first. */
export function AssigneeHistory({ assetId }: { assetId: string }) {
  const { id: businessId } = useBusiness();
  const history = usePages(listAssetAssignees, { businessId, id: assetId });
  return (
    <PagedRows
      label="Assignee history"
      subject="The assignee history"
      pagesLabel="Assignees"
      pages={history}
      empty={{ icon: 'people', title: 'You have no assignee history' }}
    >
      {({ id, assignee, date_assigned, end_date, expected_return_date: due, state }) => {
        const name = `${assignee.first_name} ${assignee.last_name}`;
        const until =
          end_date === null ? (due === null ? '' : `, due back ${showDate(due)}`) : ` to ${showDate(end_date)}`;
        return (
          <ListRow
            key={id}
            media={<Avatar name={name} size="medium" />}
            title={name}
            note={`${[assignee.employee_id, assignee.department].filter(Boolean).join(' · ')} · ${end_date !== null ? '' : state === 'planned' ? 'from ' : 'since '}${showDate(date_assigned)}${until}`}
          >
            {state === 'over' ? null : (
              <Badge tone={state === 'held' ? 'good' : 'neutral'}>{assignmentStateLabels[state]}</Badge>
            )}
          </ListRow>
        );
      }}
    </PagedRows>
  );
}
