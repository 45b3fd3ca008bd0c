import { lazy, Suspense, useState } from 'react';
import { readingSourceLabels } from '../../../../openapi/generated/lists/fleet.fuel.ts';
import { listVehicleReadings } from '../../../services/operations/fleet.fuel.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { PagedRows, usePages } from '../../shared/lists/paged-rows.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow } from '../../ui/content/row-list.tsx';
import type { PanelProps } from '../detail/panel.ts';
import { FileButtons } from '../file-buttons.tsx';

const ReadingDialog = lazy(async () => ({ default: (await import('./reading-dialog.tsx')).ReadingDialog }));

/** What the odometer showed, whatever the reading came with. */
export function VehicleReadings({ vehicle }: PanelProps) {
  const { id: businessId } = useBusiness();
  const [isAdding, setAdding] = useState(false);
  const readings = usePages(listVehicleReadings, { businessId, id: vehicle.id });
  return (
    <Card
      title="Readings"
      action={
        <Button onPress={() => setAdding(true)} aria-haspopup="dialog">
          Add reading
        </Button>
      }
    >
      <PagedRows
        label="Readings"
        subject="The readings"
        pages={readings}
        empty={{ title: 'No readings yet', hint: 'Fuel, checks, services and repairs with a mileage add theirs here.' }}
      >
        {({ id, value, read_on, source, correction, recorded_by, photo }) => (
          <ListRow
            key={id}
            title={`${value.toLocaleString('en-NG')} km`}
            note={[showDate(read_on), readingSourceLabels[source], recorded_by, correction].filter(Boolean).join(' · ')}
          >
            {correction ? <Status tone="warning">Corrected</Status> : null}
            {photo ? <FileButtons files={[photo]} /> : null}
          </ListRow>
        )}
      </PagedRows>
      <Suspense fallback={null}>
        {isAdding ? <ReadingDialog vehicle={vehicle} onClose={() => setAdding(false)} /> : null}
      </Suspense>
    </Card>
  );
}
