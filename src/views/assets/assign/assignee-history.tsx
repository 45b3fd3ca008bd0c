import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assignmentStateLabels } from '../../../../openapi/generated/lists/assets.register.ts';
import { listAssetAssignees } from '../../../services/operations/assets.register.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { PagedRows, pageSize } from '../detail/paged-rows.tsx';

/** Who has had an asset, from when to when; the present assignee first. */
export function AssigneeHistory({ assetId }: { assetId: string }) {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const history = useQuery(
    queryOf(listAssetAssignees, { businessId, id: assetId, page: page + 1, page_size: pageSize }),
  );
  return (
    <PagedRows
      label="Assignee history"
      subject="The assignee history"
      pages="Assignees"
      query={history}
      page={page}
      onPage={setPage}
      empty={<EmptyState icon="people" title="You have no assignee history" />}
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
