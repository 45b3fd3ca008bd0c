import { useState } from 'react';
import type { TableState } from './use-table-state.ts';

type Place = Pick<TableState, 'page' | 'pageSize'>;

/**
 * The page that the rows are of: the one before, as long as they wait for others. So the range says what is seen, and
 * no row is drawn again only because it will go.
 */
export function useShownPage({ page, pageSize }: Place, rows: readonly unknown[], isFetching: boolean): Place {
  const [kept, keep] = useState({ rows, page, pageSize });
  const isAsAsked = kept.page === page && kept.pageSize === pageSize;
  if (kept.rows === rows && (isFetching || isAsAsked)) return kept;
  const shown = { rows, page, pageSize };
  keep(shown);
  return shown;
}
