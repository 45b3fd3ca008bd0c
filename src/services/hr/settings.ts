/** The settings of HR, and what a business does first with it. */

import { queryOptions } from '@tanstack/react-query';
import * as of from '../operations/hr.settings.ts';
import { bodyOf, client, pathOf } from '../shared/client.ts';
import { readsOf } from '../shared/query.ts';

export const hrSetupQuery = (businessId: string) =>
  queryOptions({
    meta: readsOf(of.getHrSetup),
    queryKey: ['getHrSetup', businessId],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/hr_setup/', { params: { path: pathOf({ businessId }) }, signal })),
    // What is done there is done on other screens.
    staleTime: 0,
  });
