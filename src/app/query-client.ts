import { QueryClient } from '@tanstack/react-query';
import { type Problem, problemOf } from '../domain/shared/problem.ts';
import { selectUser } from '../machines/accounts/session.selectors.ts';
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

// Nothing that one person saw is kept for the next.
let person = selectUser(session.getSnapshot())?.id;
session.subscribe((snapshot) => {
  const now = selectUser(snapshot)?.id;
  if (now !== person) queryClient.clear();
  person = now;
});
