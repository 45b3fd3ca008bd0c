/** What a screen shows of an operation: kept under its name, and read again when a resource that it reads has changed. */
import { hashKey, queryOptions } from '@tanstack/react-query';
import type { operations } from '../../../openapi/generated/contract.ts';
import { type Marks, type Operation, type Output, placed } from './operation.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { reads?: readonly string[]; shows?: readonly string[] };
  }
}

/** For a query that is made of several operations: all that they read and show. */
export const readsOf = (...all: readonly Pick<Marks, 'reads' | 'shows'>[]) => ({
  reads: all.flatMap(({ reads = [] }) => reads),
  shows: all.flatMap(({ shows = [] }) => shows),
});

/**
 * A list keeps its previous page until the next one has come. What reads no resource is the same for a whole session.
 * @param input what the operation takes, by name
 */
export function queryOf<Id extends keyof operations, Taken extends object>(
  operation: Operation<Id, Taken>,
  input: Taken,
) {
  const { businessId = null, ...asked } = input as { businessId?: string };
  return queryOptions<Output<Id>>({
    queryKey: [operation.id, businessId, asked],
    queryFn: ({ signal }) => operation(input, { signal }),
    meta: readsOf(operation),
    ...(operation.reads === undefined ? { staleTime: Number.POSITIVE_INFINITY } : {}),
    ...(operation.page ? { placeholderData: previousOf(operation.address, asked) } : {}),
  });
}

const previousOf = (address: string, asked: object) => {
  const of = (values: object) => hashKey([placed(address, values)[0]]);
  return <Page>(page: Page, before?: { queryKey: readonly unknown[] }): Page | undefined =>
    before !== undefined && of(before.queryKey[2] as object) === of(asked) ? page : undefined;
};
