import { assetsPaths } from '../../../paths/assets.ts';
import { listStockTakes } from '../../../services/operations/assets.stock.ts';
import { listOf } from '../../shared/lists/list.ts';
import { ListPage } from '../../shared/lists/list-page.tsx';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { formatDate } from '../../ui/content/date.ts';

const stockTakes = listOf(listStockTakes, {
  label: 'Stock-takes',
  columns: (timeZone) => [
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
  ],
  nameOf: ({ location }) => location.name,
  hrefOf: ({ id }) => assetsPaths.stockTake({ id }),
  cacheKey: 'stock-takes',
  minWidth: 0,
  emptyIcon: 'box',
  emptyText: 'No stock-takes yet',
  emptyHint: 'Stock-takes that you start appear here.',
});

/** The stock-takes of the business: those that are open, and the reports of the closed ones. */
export const StockTakesPage = () => (
  <ListPage
    list={stockTakes}
    title="Stock-takes"
    lead="Count what is at a location, and see what is found, missing and unexpected."
    action={
      <LinkButton look="primary" href={assetsPaths.stockTake()}>
        Start a stock-take
      </LinkButton>
    }
  />
);
