import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { listReadings } from '../../../services/operations/assets.plans.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { showDate } from '../../ui/content/date.ts';
import { ListRow } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { PagedRows, pageSize } from '../detail/paged-rows.tsx';

type Reading = components['schemas']['Reading'];
const units: Record<Reading['meter'], string> = { odometer: 'km', engine: 'engine hours' };

/** What the odometer and the engine hour meter showed, the newest first. */
export function AssetReadings({ assetId }: { assetId: string }) {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const readings = useQuery(queryOf(listReadings, { businessId, id: assetId, page: page + 1, page_size: pageSize }));
  return (
    <PagedRows
      label="Readings"
      subject="The readings"
      query={readings}
      page={page}
      onPage={setPage}
      empty={
        <EmptyState icon="clock" title="You have no readings yet">
          Add what the odometer or the engine hour meter shows with Add New.
        </EmptyState>
      }
    >
      {({ id, meter, value, read_on, correction, maintenance }) => (
        <ListRow
          key={id}
          title={`${value.toLocaleString('en-NG')} ${units[meter]}`}
          note={[showDate(read_on), maintenance ? 'with maintenance' : null, correction].filter(Boolean).join(' · ')}
        />
      )}
    </PagedRows>
  );
}
