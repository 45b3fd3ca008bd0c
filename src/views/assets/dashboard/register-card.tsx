import { useQuery } from '@tanstack/react-query';
import { Link as PlainLink } from 'wouter';
import { assetsPaths } from '../../../paths/assets.ts';
import { getAssetStatusBreakdown } from '../../../services/operations/assets.register.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { useHold } from '../../shared/business/home.ts';
import type { ReadAhead } from '../../shared/queries/read-ahead.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import * as css from './asset-dashboard.css.ts';
import { colourOf } from './status-colours.ts';

const counted = (count: number) => count.toLocaleString('en-NG');

export const readRegister: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(getAssetStatusBreakdown, { businessId }));

/** On the home: how many assets there are, in which state. Each number opens the assets behind it. */
export function RegisterCard() {
  const { id: businessId } = useBusiness();
  const { data, isPending } = useQuery(queryOf(getAssetStatusBreakdown, { businessId }));
  useHold(isPending);
  const statuses = (data ?? []).filter(({ total }) => total > 0);
  if (statuses.length === 0) return null;
  const all = statuses.reduce((sum, { total }) => sum + total, 0);
  return (
    <Card
      title="Assets and vehicles"
      note={counted(all)}
      action={<Link href={assetsPaths.assetList()}>Open the list</Link>}
      isPadded
    >
      <ul className={css.legend} aria-label="Assets by status">
        {statuses.map(({ status, label, total }) => (
          <li key={status}>
            <PlainLink href={assetsPaths.assetList({ status })} className={css.legendLink}>
              <span className={css.dot} style={{ background: colourOf(status) }} />
              <span className={css.label}>{label}</span>
              <span>{counted(total)}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
