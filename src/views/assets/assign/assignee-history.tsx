import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assetAssigneesQuery } from '../../../services/assets/register.ts';
import { useBusiness } from '../../shared/business.ts';
import { QueryView } from '../../shared/query-view.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';

const pageSize = 20;

/** Who has had an asset, from when to when; the present assignee first. */
export function AssigneeHistory({ assetId }: { assetId: string }) {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const history = useQuery(assetAssigneesQuery(businessId, assetId, { page: page + 1, page_size: pageSize }));
  return (
    <QueryView query={history} subject="The assignee history" waiting={<SkeletonList rows={3} />}>
      {({ results, count }) =>
        count === 0 ? (
          <EmptyState icon="people" title="You have no assignee history" />
        ) : (
          <>
            <RowList label="Assignee history">
              {results.map(({ id, assignee, date_assigned, end_date, expected_return_date: due }) => {
                const name = `${assignee.first_name} ${assignee.last_name}`;
                const until =
                  end_date === null ? (due === null ? '' : `, due back ${showDate(due)}`) : ` to ${showDate(end_date)}`;
                return (
                  <ListRow
                    key={id}
                    media={<Avatar name={name} size="medium" />}
                    title={name}
                    note={`${[assignee.employee_id, assignee.department].filter(Boolean).join(' · ')} · ${end_date === null ? 'since ' : ''}${showDate(date_assigned)}${until}`}
                  >
                    {end_date === null ? <Badge tone="good">Present</Badge> : null}
                  </ListRow>
                );
              })}
            </RowList>
            {count > pageSize ? (
              <Pagination
                label="Assignees"
                page={page}
                pageSize={pageSize}
                count={count}
                onPage={setPage}
                isFetching={history.isPlaceholderData}
              />
            ) : null}
          </>
        )
      }
    </QueryView>
  );
}
