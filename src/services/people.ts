import { queryOptions } from '@tanstack/react-query';
import { listMembers } from './operations/people.ts';
import { everyRow } from './shared/every-row.ts';
import { readsOf } from './shared/query.ts';

/** All members by name, the owner first, for a picker. */
export const everyMemberQuery = (businessId: string) =>
  queryOptions({
    meta: readsOf(listMembers),
    queryKey: ['listMembers', businessId, 'all'],
    queryFn: async ({ signal }) => (await everyRow((page) => listMembers({ businessId, ...page }, { signal }))).rows,
  });
