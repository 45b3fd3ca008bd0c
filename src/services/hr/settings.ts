/** The settings of HR, and what a business does first with it. */

import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type KeyedOptions, keyHeader, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';

type OfBusiness = { businessId: string };

export const hrSettingsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['getHrSettings', businessId],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/hr_settings/', { params: { path: pathOf({ businessId }) }, signal })),
  });

/** What is left out stays. */
export const updateHrSettings = (
  { businessId, seen, ...body }: OfBusiness & components['schemas']['HrSettingsChange'] & Seen,
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.PATCH('/c/{domain}/hr_settings/', {
      params: { path: pathOf({ businessId }), header: { ...keyHeader(key).header, ...ifVersion(seen, body).header } },
      ...{ body, signal },
    }),
  );

export const hrSetupQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['getHrSetup', businessId],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/hr_setup/', { params: { path: pathOf({ businessId }) }, signal })),
    // What is done there is done on other screens.
    staleTime: 0,
  });
