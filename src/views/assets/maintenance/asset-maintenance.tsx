import { maintenanceTypeLabels } from '../../../../openapi/generated/lists/assets.maintenance.ts';
import { listAssetMaintenance } from '../../../services/operations/assets.maintenance.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { PagedRows, usePages } from '../../shared/lists/paged-rows.tsx';
import { RowMenu } from '../../ui/actions/menu.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { showDate } from '../../ui/content/date.ts';
import { formatMoney } from '../../ui/content/money.ts';
import { ListRow, RowActs } from '../../ui/content/row-list.tsx';
import { wrench } from '../../ui/foundations/icons.ts';
import type { RowAction } from '../../ui/lists/table-column.ts';
import { AssetPlans } from '../plans/asset-plans.tsx';
import { type Maintenance, meterOf } from './maintenance-columns.tsx';
import { MaintenanceFigures } from './maintenance-figures.tsx';
import { DueStatus } from './maintenance-status.tsx';
import { useMaintenanceActs } from './use-maintenance-acts.tsx';

/** What was done to one asset, the newest first, and what it costs. */
export function AssetMaintenance({ assetId }: { assetId: string }) {
  const { id: businessId } = useBusiness();
  const { actsOf, dialogs } = useMaintenanceActs();
  const entries = usePages(listAssetMaintenance, { businessId, id: assetId });
  return (
    <>
      <AssetPlans assetId={assetId} />
      {entries.query.data?.count ? <MaintenanceFigures asset={assetId} /> : null}
      <PagedRows
        label="Maintenance"
        subject="The maintenance"
        pages={entries}
        empty={{
          icon: wrench,
          title: 'You have no maintenance yet',
          hint: 'Add a service, a repair or an inspection with Add New.',
        }}
      >
        {(entry) => <EntryRow key={entry.id} entry={entry} acts={actsOf(entry)} />}
      </PagedRows>
      {dialogs}
    </>
  );
}

function EntryRow({ entry, acts }: { entry: Maintenance; acts: readonly RowAction[] }) {
  const { type, date, cost, notes, vendor, due_date: due, status, attachments, reminder, renews } = entry;
  const facts = [
    ...[showDate(date), vendor, meterOf(entry), status && due ? `next due ${showDate(due)}` : null],
    renews.length === 0 ? null : `renewed ${renews.map(({ notes: words }) => words).join(', ')}`,
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
