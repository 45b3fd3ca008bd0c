import { useQuery } from '@tanstack/react-query';
import { maintenanceTypeLabels } from '../../../../openapi/generated/lists/assets.maintenance.ts';
import { getMaintenanceCosts } from '../../../services/operations/assets.maintenance.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { formatMoney, shortNaira } from '../../ui/content/money.ts';
import { Stat, Stats } from '../../ui/content/stat.tsx';

/** What maintenance costs: this month, this year so far, for what and for which asset most. Nothing until something does. */
export function MaintenanceFigures({ asset }: { asset?: string }) {
  const { id: businessId, timeZone } = useBusiness();
  const today = todayIn(timeZone);
  const year = today.slice(0, 4);
  const ofAsset = asset === undefined ? {} : { asset };
  const thisYear = useQuery(queryOf(getMaintenanceCosts, { businessId, ...ofAsset, date_from: `${year}-01-01` })).data;
  const all = useQuery(queryOf(getMaintenanceCosts, { businessId, ...ofAsset })).data;
  if (!thisYear || !all || all.total === 0) return null;
  const month = thisYear.months.find((each) => each.month === today.slice(0, 7));
  const [costliest] = all.assets;
  const [most] = all.types.toSorted((one, other) => other.cost - one.cost);
  return (
    <Stats>
      <Stat label="This month" {...spent(month ?? nothing)} />
      <Stat label={`In ${year}`} {...spent({ cost: thisYear.total, count: thisYear.count })} />
      <Stat label="In all" {...spent({ cost: all.total, count: all.count })} />
      {asset === undefined && costliest ? (
        <Stat
          label="Costs most"
          value={shortNaira(costliest.cost)}
          note={`${costliest.asset_name}, ${costliest.asset_mark || costliest.asset_number}`}
        />
      ) : most ? (
        <Stat label="Most of it for" value={maintenanceTypeLabels[most.type]} note={formatMoney(most.cost, 'NGN')} />
      ) : null}
    </Stats>
  );
}

const nothing = { cost: 0, count: 0 };
const spent = ({ cost, count }: typeof nothing) => ({
  value: shortNaira(cost),
  note: `${formatMoney(cost, 'NGN')} · ${count.toLocaleString('en-NG')} ${count === 1 ? 'entry' : 'entries'}`,
});
