/** Who reports to whom. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type KeyedOptions, keyHeader, pathOf } from '../shared/client.ts';

/** How many of one manager's people are asked for at once. */
export const reportsPageSize = 100;

/** A page of those who report to a manager; of those who report to nobody, without one. */
export const reportsQuery = (businessId: string, manager: string | null, page: number) =>
  queryOptions({
    queryKey: ['listReports', businessId, manager, page],
    queryFn: ({ signal }) => {
      const query = { page, page_size: reportsPageSize, ...(manager === null ? {} : { manager }) };
      return bodyOf(
        client.GET('/c/{domain}/employees/org_chart/', { params: { path: pathOf({ businessId }), query }, signal }),
      );
    },
  });

type TeamAsked = NonNullable<operations['listMyTeam']['parameters']['query']>;

/** Who reports to oneself. The previous page stays until the next one has loaded. */
export const myTeamQuery = (businessId: string, asked: TeamAsked) =>
  queryOptions({
    queryKey: ['listMyTeam', businessId, asked],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/my_team/', { params: { path: pathOf({ businessId }), query: asked }, signal })),
    placeholderData: keepPreviousData,
  });

export const moveDepartmentEmployees = (
  { businessId, id, department }: { businessId: string; id: string; department: string },
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.POST('/c/{domain}/departments/{id}/move_employees/', {
      params: { path: pathOf({ businessId, id }), ...keyHeader(key) },
      body: { department },
      signal,
    }),
  );
