import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/**
 * The query that a screen is about. It is asked for while the screen is drawn, so before what its parts ask for, and
 * before React puts it on the page, which waits up to 300 ms after a fallback.
 */
export function useMainQuery<Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
): UseQueryResult<Data, Error> {
  const client = useQueryClient();
  const { queryKey, queryFn, enabled } = options;
  if (enabled !== false && !client.getQueryState(queryKey))
    void client.prefetchQuery({ queryKey, ...(queryFn && { queryFn }) });
  return useQuery(options);
}
