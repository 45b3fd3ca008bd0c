import { type Query, QueryClient } from '@tanstack/react-query';
import { type Problem, problemOf } from '../domain/shared/problem.ts';
import type { SessionSnapshot } from '../machines/accounts/session/machine.ts';
import { selectBusinessId, selectUser } from '../machines/accounts/session/selectors.ts';
import { session } from './session.ts';

const passing: Problem['kind'][] = ['network', 'unavailable'];

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && passing.includes(problemOf(error).kind),
    },
  },
});

/** What is read in a business has its id as the second part of its key. */
const isOf = (businessId: string) => ({ predicate: ({ queryKey }: Query) => queryKey[1] === businessId });

// Nothing that one person saw is kept for the next, and nothing of one business is kept for another.
let [person, businessId] = present(session.getSnapshot());
session.subscribe((snapshot) => {
  const [personNow, domainNow] = present(snapshot);
  if (personNow !== person) queryClient.clear();
  else if (businessId !== null && domainNow !== businessId) {
    void queryClient.cancelQueries(isOf(businessId));
    queryClient.removeQueries(isOf(businessId));
  }
  [person, businessId] = [personNow, domainNow];
});

function present(snapshot: SessionSnapshot) {
  return [selectUser(snapshot)?.id, selectBusinessId(snapshot)] as const;
}
