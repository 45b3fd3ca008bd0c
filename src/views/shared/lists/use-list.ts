import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Column } from '../../ui/lists/table-column.ts';
import type { Selection } from '../../ui/lists/table-selection.ts';
import { type TableState, useTableState } from '../../ui/lists/use-table-state.ts';
import { useBusiness } from '../business/business.ts';
import { useMainQuery } from '../queries/use-main-query.ts';
import { type Chosen, chosenBy } from './chosen.ts';
import type { FilterBy, List } from './list.ts';

/** A list as it is now. */
export type Shown<Row> = {
  list: List<Row, never>;
  table: TableState;
  query: UseQueryResult<unknown>;
  columns: readonly Column<Row>[];
  /** One page. Undefined until there are any. */
  rows: readonly Row[] | undefined;
  count: number | undefined;
  choose: (selection: Selection, count: number) => Chosen<Row>;
};

/**
 * Reads a list by what the address asks for.
 * @param of what its path needs, such as the vehicle
 * @param filters whose choices are loaded; they stand in the place of the list's own
 */
export function useList<Row, Of extends object>(
  list: List<Row, Of>,
  of: Of,
  filters?: readonly FilterBy<Of>[],
): Shown<Row> {
  const { id: businessId, timeZone } = useBusiness();
  const table: TableState = useTableState(list.tableOf(businessId, filters));
  const asked = list.askedBy(table);
  const about = { ...of, businessId } as Of & { businessId: string };
  const query = useMainQuery(list.queryOf(about, asked));
  const { columns } = list;
  const { rows, count } = query.data ? list.pageOf(query.data, table) : {};
  return {
    list,
    table,
    query,
    columns: useMemo(() => (typeof columns === 'function' ? columns(timeZone) : columns), [columns, timeZone]),
    rows,
    count,
    choose: (selection, chosen) =>
      chosenBy(selection, chosen, {
        shown: rows ?? [],
        idOf: list.idOf,
        everyRow: (options) => list.everyRow(about, asked, options),
      }),
  };
}
