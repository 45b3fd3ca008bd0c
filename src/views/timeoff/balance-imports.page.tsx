import { timeoffPaths } from '../../paths/timeoff.ts';
import { ImportHistory } from '../shared/import/import-history.tsx';

/** Which opening balances were imported. */
export function BalanceImportsPage() {
  return (
    <ImportHistory
      kind="balances"
      hrefOf={timeoffPaths.importBalances}
      addedText="is taken back by further adjustments"
    />
  );
}
