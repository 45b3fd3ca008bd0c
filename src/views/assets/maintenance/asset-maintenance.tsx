import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { maintenanceTypeLabels } from '../../../../openapi/generated/lists/assets.maintenance.ts';
import { listAssetMaintenance } from '../../../services/operations/assets.maintenance.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { RowMenu } from '../../ui/actions/menu.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { showDate } from '../../ui/content/date.ts';
import { formatMoney } from '../../ui/content/money.ts';
import { ListRow, RowActs, RowList } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { wrench } from '../../ui/foundations/icons.ts';
import { Pagination } from '../../ui/lists/pagination.tsx';
import type { RowAction } from '../../ui/lists/table-column.ts';
import { AssetPlans } from '../plans/asset-plans.tsx';
import { type Maintenance, meterOf } from './maintenance-columns.tsx';
import { MaintenanceFigures } from './maintenance-figures.tsx';
import { DueStatus } from './maintenance-status.tsx';
import { useMaintenanceActs } from './use-maintenance-acts.tsx';

const pageSize = 20;
/** What was done to one asset, the newest first, and what it costs. */
export function AssetMaintenance({ assetId }: { assetId: string }) {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const { actsOf, dialogs } = useMaintenanceActs();
  const entries = useQuery(
    queryOf(listAssetMaintenance, { businessId, id: assetId, page: page + 1, page_size: pageSize }),
  );
  return (
    <>
      <AssetPlans assetId={assetId} />
      <QueryView query={entries} subject="The maintenance" waiting={<SkeletonList rows={3} />}>
        {({ results, count }) =>
          count === 0 ? (
            <EmptyState icon={wrench} title="You have no maintenance yet">
              Add a service, a repair or an inspection with Add New.
            </EmptyState>
          ) : (
            <>
              <MaintenanceFigures asset={assetId} />
              <RowList label="Maintenance">
                {results.map((entry) => (
                  <EntryRow key={entry.id} entry={entry} acts={actsOf(entry)} />
                ))}
              </RowList>
              <Pagination
                label="Maintenance"
                page={page}
                pageSize={pageSize}
                count={count}
                onPage={setPage}
                isFetching={entries.isPlaceholderData}
              />
              {dialogs}
            </>
          )
        }
      </QueryView>
    </>
  );
}

function EntryRow({ entry, acts }: { entry: Maintenance; acts: readonly RowAction[] }) {
  const { type, date, cost, notes, vendor, due_date: due, status, attachments, reminder } = entry;
  const facts = [
    ...[showDate(date), vendor, meterOf(entry), status && due ? `next due ${showDate(due)}` : null],
    reminder && reminder.status !== 'cancelled' ? 'Reminder set' : null,
    attachments.length === 0 ? null : `${attachments.length} ${attachments.length === 1 ? 'file' : 'files'}`,
  ];
  return (
    <ListRow title={notes} note={facts.filter(Boolean).join(' · ')}>
      <RowActs>
        {status ? <DueStatus status={status} /> : <Badge tone="neutral">{maintenanceTypeLabels[type]}</Badge>}
        <span>{formatMoney(cost, 'NGN')}</span>
        <RowMenu
          name={`${maintenanceTypeLabels[type]} of ${showDate(date)}`}
          entries={acts}
          onAct={(id) => acts.find((act) => act.id === id)?.onAct()}
        />
      </RowActs>
    </ListRow>
  );
}
