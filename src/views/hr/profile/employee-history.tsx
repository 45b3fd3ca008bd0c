import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { employeeHistoryQuery } from '../../../services/hr/records.ts';
import { useBusiness } from '../../shared/business.ts';
import { QueryView } from '../../shared/query-view.tsx';
import { Card } from '../../ui/content/card.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { TimeLabel } from '../../ui/content/time-label.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';

const pageSize = 20;

/** Who did what with the record, the newest first. */
export function EmployeeHistory({ id }: { id: string }) {
  const { id: businessId, timeZone } = useBusiness();
  const [page, setPage] = useState(0);
  const history = useQuery(employeeHistoryQuery(businessId, id, page + 1));
  return (
    <Card title="History">
      <QueryView query={history} subject="The history" waiting={<SkeletonList rows={3} />}>
        {({ results, count }) => (
          <>
            <RowList label="History">
              {results.map(({ id: key, text, actor, created_at }) => (
                <ListRow
                  key={key}
                  title={text}
                  note={
                    <>
                      {actor ? `${actor} · ` : null}
                      <TimeLabel at={new Date(created_at)} timeZone={timeZone} />
                    </>
                  }
                />
              ))}
            </RowList>
            {count > pageSize ? (
              <Pagination
                label="History"
                page={page}
                pageSize={pageSize}
                count={count}
                onPage={setPage}
                isFetching={history.isFetching}
              />
            ) : null}
          </>
        )}
      </QueryView>
    </Card>
  );
}
