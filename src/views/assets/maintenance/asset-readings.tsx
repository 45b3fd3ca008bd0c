import type { components } from '../../../../openapi/generated/contract.ts';
import { listReadings } from '../../../services/operations/assets.plans.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { PagedRows, usePages } from '../../shared/lists/paged-rows.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow } from '../../ui/content/row-list.tsx';

type Reading = components['schemas']['Reading'];
const units: Record<Reading['meter'], string> = { odometer: 'km', engine: 'engine hours' };

/** What the odometer and the engine hour meter showed, the newest first. */
export function AssetReadings({ assetId }: { assetId: string }) {
  const { id: businessId } = useBusiness();
  const readings = usePages(listReadings, { businessId, id: assetId });
  return (
    <PagedRows
      label="Readings"
      subject="The readings"
      pages={readings}
      empty={{
        icon: 'clock',
        title: 'You have no readings yet',
        hint: 'Add what the odometer or the engine hour meter shows with Add New.',
      }}
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
