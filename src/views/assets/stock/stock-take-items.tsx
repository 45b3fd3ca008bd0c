import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { stockTakeStateLabels, stockTakeStates } from '../../../../openapi/generated/lists/assets.stock.ts';
import type { StockTake, StockTakeItem } from '../../../machines/assets/stock-take/machine.ts';
import { listStockTakeItems } from '../../../services/operations/assets.stock.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { tableOfQuery } from '../../shared/queries/table-of-query.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { Column } from '../../ui/lists/table-column.ts';
import { useTableState } from '../../ui/lists/use-table-state.ts';

const tones = { found: 'good', missing: 'warning', unexpected: 'info' } as const;
/** Nothing is missing while it may still be found. */
const labelsWhileOpen = { ...stockTakeStateLabels, missing: 'Not found yet' };
const tonesWhileOpen = { ...tones, missing: 'neutral' } as const;
const idOf = ({ asset }: StockTakeItem) => asset;
const nameOf = ({ number, name }: StockTakeItem) => `${number} ${name}`;

type OnTick = ((item: StockTakeItem) => void) | null;

const labelsOf = (onTick: OnTick) => (onTick === null ? stockTakeStateLabels : labelsWhileOpen);

const filtersOf = (onTick: OnTick) =>
  [
    {
      id: 'state',
      label: 'Result',
      options: stockTakeStates.map((value) => ({ value, label: labelsOf(onTick)[value] })),
      isSingle: true,
      allLabel: 'All',
    },
  ] as const;

const columnsOf = (onTick: OnTick): Column<StockTakeItem>[] => [
  { id: 'name', title: 'Asset', render: ({ name }) => name, note: ({ number }) => number },
  {
    id: 'state',
    title: 'Result',
    card: 'corner',
    render: ({ state }) =>
      state === null ? null : (
        <Status tone={(onTick === null ? tones : tonesWhileOpen)[state]}>{labelsOf(onTick)[state]}</Status>
      ),
  },
  ...(onTick === null
    ? []
    : [
        {
          id: 'tick',
          title: 'Tick',
          card: 'foot',
          render: (item) => (
            <Button
              aria-label={`${item.found_at === null ? 'Found' : 'Not found'}: ${nameOf(item)}`}
              onPress={() => onTick(item)}
            >
              {item.found_at === null ? 'Found' : 'Remove the tick'}
            </Button>
          ),
        } satisfies Column<StockTakeItem>,
      ]),
];

type StockTakeItemsProps = {
  stockTake: StockTake;
  /** Ticks an item, or takes its tick back; null once it is closed. */
  onTick: OnTick;
};

/** What is expected and what was found, with its result. */
export function StockTakeItems({ stockTake: { id, found, unexpected, closed_at }, onTick }: StockTakeItemsProps) {
  const { id: businessId } = useBusiness();
  const table = useTableState({ filters: filtersOf(onTick), pageSizes: [20, 50, 100] });
  const { state, ...asked } = { ...table.request, state: table.filters.state[0] };
  // The totals are part of the question, so that a tick asks again, and so does closing.
  const counted = queryOf(listStockTakeItems, { businessId, id, ...asked, ...(state ? { state } : {}) });
  const items = useQuery({ ...counted, queryKey: [...counted.queryKey, found, unexpected, closed_at] });
  const columns = useMemo(() => columnsOf(onTick), [onTick]);
  return (
    <DataTable
      label="What is counted"
      table={table}
      columns={columns}
      {...tableOfQuery(items)}
      idOf={idOf}
      nameOf={nameOf}
      searchLabel="Search name or Asset ID"
      minWidth={0}
      emptyIcon="box"
      emptyHint="Nothing is expected at this location. What you scan appears here."
    />
  );
}
