import type { UseQueryResult } from '@tanstack/react-query';

/** The query state of a data table. */
export const stateOfQuery = (query: UseQueryResult<unknown>) => ({
  isFetching: query.isFetching || query.isPlaceholderData,
  hasFailed: query.isError,
  onRetry: () => void query.refetch(),
});

/** The props of a data table from a paged query. */
export const tableOfQuery = <Row>(query: UseQueryResult<{ results: readonly Row[]; count: number }>) => ({
  rows: query.data?.results,
  count: query.data?.count,
  ...stateOfQuery(query),
});
