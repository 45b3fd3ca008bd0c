/** Who reports to whom. */

import { queryOptions } from '@tanstack/react-query';
import * as of from '../operations/hr.teams.ts';
import { bodyOf, client, pathOf } from '../shared/client.ts';
import { readsOf } from '../shared/query.ts';

/** How many of one manager's people are asked for at once. */
export const reportsPageSize = 100;

/** A page of those who report to a manager; of those who report to nobody, without one. */
export const reportsQuery = (businessId: string, manager: string | null, page: number) =>
  queryOptions({
    meta: readsOf(of.listReports),
    queryKey: ['listReports', businessId, manager, page],
    queryFn: ({ signal }) => {
      const query = { page, page_size: reportsPageSize, ...(manager === null ? {} : { manager }) };
      return bodyOf(
        client.GET('/c/{domain}/employees/org_chart/', { params: { path: pathOf({ businessId }), query }, signal }),
      );
    },
  });
