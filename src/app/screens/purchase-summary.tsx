import { PurchaseSummary } from '../../views/billing/purchase-summary.tsx';
import { Queries } from '../session/queries.tsx';

export function Summary() {
  return (
    <Queries>
      <PurchaseSummary />
    </Queries>
  );
}
