import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assetHistoryQuery } from '../../../services/assets/register.ts';
import { useBusiness } from '../../shared/business.ts';
import { QueryView } from '../../shared/query-view.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { TimeLabel } from '../../ui/content/time-label.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';

const pageSize = 20;

/** Who did what with an asset, the newest first. */
export function AssetActivity({ assetId }: { assetId: string }) {
  const { id: businessId, timeZone } = useBusiness();
  const [page, setPage] = useState(0);
  const history = useQuery(assetHistoryQuery(businessId, assetId, { page: page + 1, page_size: pageSize }));
  return (
    <QueryView query={history} subject="The activity" waiting={<SkeletonList rows={3} />}>
      {({ results, count }) =>
        count === 0 ? (
          <EmptyState icon="clock" title="Nothing has happened yet" />
        ) : (
          <>
            <RowList label="Activity">
              {results.map(({ id, text, actor, created_at }) => (
                <ListRow
                  key={id}
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
                label="Activity"
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
