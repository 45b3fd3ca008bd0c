import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAssetHistory } from '../../../services/operations/assets.register.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { ListRow } from '../../ui/content/row-list.tsx';
import { TimeLabel } from '../../ui/content/time-label.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { PagedRows, pageSize } from './paged-rows.tsx';

/** Who did what with an asset, the newest first. */
export function AssetActivity({ assetId }: { assetId: string }) {
  const { id: businessId, timeZone } = useBusiness();
  const [page, setPage] = useState(0);
  const history = useQuery(queryOf(listAssetHistory, { businessId, id: assetId, page: page + 1, page_size: pageSize }));
  return (
    <PagedRows
      label="Activity"
      subject="The activity"
      query={history}
      page={page}
      onPage={setPage}
      empty={<EmptyState icon="clock" title="Nothing has happened yet" />}
    >
      {({ id, text, actor, created_at }) => (
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
      )}
    </PagedRows>
  );
}
