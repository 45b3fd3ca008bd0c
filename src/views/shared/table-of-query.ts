import type { UseQueryResult } from '@tanstack/react-query';

/** How the query stands that a data table's rows come from. */
export const stateOfQuery = (query: UseQueryResult<unknown>) => ({
  isFetching: query.isFetching || query.isPlaceholderData,
  hasFailed: query.isError,
  onRetry: () => void query.refetch(),
});

/** All that a data table is told of a query for one page of its rows. */
export const tableOfQuery = <Row>(query: UseQueryResult<{ results: readonly Row[]; count: number }>) => ({
  rows: query.data?.results,
  count: query.data?.count,
  ...stateOfQuery(query),
});
