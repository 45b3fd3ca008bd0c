import type { StockTake } from '../../../machines/assets/stock-take/machine.ts';
import { Stat, Stats } from '../../ui/content/stat.tsx';

/** How many are expected, found, missing and unexpected. */
export function StockTakeFigures({ stockTake }: { stockTake: StockTake }) {
  const { expected, found, missing, unexpected } = stockTake;
  return (
    <Stats>
      <Stat label="Expected" value={expected} />
      <Stat label="Found" value={found} />
      <Stat label={stockTake.closed_at === null ? 'Not found yet' : 'Missing'} value={missing} />
      <Stat label="Unexpected" value={unexpected} note="belong elsewhere" />
    </Stats>
  );
}
