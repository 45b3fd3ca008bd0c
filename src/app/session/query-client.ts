import { type FetchQueryOptions, type Query, QueryClient, type QueryKey } from '@tanstack/react-query';
import { type Problem, problemOf } from '../../domain/shared/problem.ts';
import type { SessionSnapshot } from '../../machines/accounts/session/machine.ts';
import { selectBusinessId, selectUser } from '../../machines/accounts/session/selectors.ts';
import { followChanges } from '../../services/shared/changes.ts';
import { type Core, perCore } from '../core.ts';

const passing: Problem['kind'][] = ['network', 'unavailable'];

/** The cache is cleared when the person changes; a business's queries are removed when the business changes. */
export const queryClientOf = perCore(({ session }) => {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Who comes back to a screen sees what it showed until the newest has come. Prerendering would wait for the timers.
        gcTime: import.meta.env.SSR ? Infinity : 30 * 60_000,
        retry: (failures, error) => failures < 2 && passing.includes(problemOf(error).kind),
      },
    },
  });
  followChanges(queryClient);
  let [person, businessId] = present(session.getSnapshot());
  session.subscribe((snapshot) => {
    const [personNow, businessIdNow] = present(snapshot);
    if (personNow !== person) queryClient.clear();
    else if (businessId !== null && businessIdNow !== businessId) {
      void queryClient.cancelQueries(isOf(businessId));
      queryClient.removeQueries(isOf(businessId));
    }
    [person, businessId] = [personNow, businessIdNow];
  });
  return queryClient;
});

/** Matches queries of a business, whose id is the second part of the key. */
const isOf = (businessId: string) => ({ predicate: ({ queryKey }: Query) => queryKey[1] === businessId });

function present(snapshot: SessionSnapshot) {
  return [selectUser(snapshot)?.id, selectBusinessId(snapshot)] as const;
}

/**
 * Reads from the server, for a machine that waits for the answer and offers to try again itself. What a view reads at the same
 * time is given up: it would try again, and the machine would wait for all its attempts.
 */
export async function readNow<Data, Key extends QueryKey>(
  core: Core,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const queries = queryClientOf(core);
  await queries.cancelQueries({ queryKey: query.queryKey, exact: true });
  return queries.fetchQuery({ ...query, staleTime: 0, retry: false });
}
