import type { UseQueryResult } from '@tanstack/react-query';

/** What a data table is told about the query that its rows come from. */
export const tableOfQuery = (query: UseQueryResult<unknown>) => ({
  isFetching: query.isFetching || query.isPlaceholderData,
  hasFailed: query.isError,
  onRetry: () => void query.refetch(),
});
