import { useMemo } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { listStockTakes } from '../../../services/operations/assets.stock.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { tableOfQuery } from '../../shared/queries/table-of-query.ts';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { formatDate } from '../../ui/content/date.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { Column } from '../../ui/lists/table-column.ts';
import { useTableState } from '../../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';

type StockTake = components['schemas']['StockTake'];

const columnsIn = (timeZone: string): Column<StockTake>[] => [
  { id: 'location', title: 'Location', render: ({ location }) => location.name, note: ({ notes }) => notes || null },
  { id: 'started', title: 'Started', card: 'fact', render: ({ started_at }) => formatDate(started_at, timeZone) },
  { id: 'by', title: 'By', card: 'fact', render: ({ started_by }) => started_by },
  { id: 'found', title: 'Found', card: 'fact', render: ({ found, expected }) => `${found} of ${expected}` },
  { id: 'unexpected', title: 'Unexpected', card: 'fact', render: ({ unexpected }) => unexpected },
  {
    id: 'state',
    title: 'State',
    card: 'foot',
    render: ({ closed_at }) =>
      closed_at === null ? <Status tone="warning">Open</Status> : <Status tone="good">Closed</Status>,
  },
];
const idOf = ({ id }: StockTake) => id;
const nameOf = ({ location }: StockTake) => location.name;
const linkOf = ({ id }: StockTake) => assetsPaths.stockTake({ id });

/** The stock-takes of the business: those that are open, and the reports of the closed ones. */
export function StockTakesPage() {
  const { id: businessId, timeZone } = useBusiness();
  const table = useTableState({ pageSizes: [20, 50, 100], cacheKey: `stock-takes.${businessId}` });
  const columns = useMemo(() => columnsIn(timeZone), [timeZone]);
  const stockTakes = useMainQuery(queryOf(listStockTakes, { businessId, ...table.request }));
  return (
    <Page>
      <PageHeader
        title="Stock-takes"
        action={
          <LinkButton look="primary" href={assetsPaths.stockTake()}>
            Start a stock-take
          </LinkButton>
        }
      >
        Count what is at a location, and see what is found, missing and unexpected.
      </PageHeader>
      <DataTable
        label="Stock-takes"
        table={table}
        columns={columns}
        {...tableOfQuery(stockTakes)}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={linkOf}
        minWidth={0}
        emptyIcon="box"
        emptyText="No stock-takes yet"
        emptyHint="Stock-takes that you start appear here."
      />
    </Page>
  );
}
