import { useQuery } from '@tanstack/react-query';
import { assetsPaths } from '../../../paths/assets.ts';
import { fleetPaths } from '../../../paths/fleet.ts';
import { listEmployeeAssetVehicles } from '../../../services/operations/hr.record.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import type { PanelProps } from './panel.ts';

/** The assets and vehicles that an employee holds. Links lead where the reader may go. */
export function AssetsPanel({ employee: { id, first_name } }: PanelProps) {
  const { id: businessId, may } = useBusiness();
  const held = useQuery(queryOf(listEmployeeAssetVehicles, { businessId, id }));
  const hrefOf = (thing: { id: string; is_vehicle: boolean; is_deleted: boolean }) => {
    if (thing.is_deleted) return null;
    if (may('access_assets')) return assetsPaths.asset(thing.id);
    return thing.is_vehicle && may('access_vehicles') ? fleetPaths.vehicle(thing.id) : null;
  };
  return (
    <Card
      title="Assets and vehicles"
      action={may('access_assets') ? <LinkButton href={assetsPaths.holder(id)}>Manage</LinkButton> : null}
    >
      <QueryView query={held} subject="The assets and vehicles" waiting={<SkeletonList rows={2} />}>
        {({ results: things }) =>
          things.length === 0 ? (
            <EmptyState icon="box" title={`${first_name} holds nothing`} />
          ) : (
            <RowList label="Assets and vehicles">
              {things.map((thing) => {
                const href = hrefOf(thing);
                const note = [
                  thing.number,
                  thing.is_vehicle ? 'Vehicle' : 'Asset',
                  `${thing.is_planned ? 'planned from' : 'since'} ${showDate(thing.date_assigned)}`,
                  thing.is_deleted ? 'in the bin' : null,
                ];
                return (
                  <ListRow
                    key={thing.id}
                    title={href === null ? thing.name : <Link href={href}>{thing.name}</Link>}
                    note={note.filter(Boolean).join(' · ')}
                  />
                );
              })}
            </RowList>
          )
        }
      </QueryView>
    </Card>
  );
}
