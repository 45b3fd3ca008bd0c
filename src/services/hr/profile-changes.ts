/** What employees ask to have changed of their own profile, and its review. */

import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { problem } from '../../domain/shared/problem.ts';
import * as of from '../operations/hr.profile.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { readsOf } from '../shared/query.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };

const read = ({ businessId }: OfBusiness, { signal }: Options) =>
  bodyOf(client.GET('/c/{domain}/my_profile/', { params: { path: pathOf({ businessId }) }, signal }));

/** Fails as *missing* for somebody who is no employee. */
export async function getMyProfile(path: OfBusiness, options: Options): Promise<Schemas['MyProfile']> {
  const { profile } = await read(path, options);
  if (profile === null) throw problem('missing');
  return profile;
}

/** Null inside for somebody who is no employee. */
export const myProfileQuery = (businessId: string) =>
  queryOptions({
    meta: readsOf(of.getMyProfile),
    queryKey: ['getMyProfile', businessId],
    queryFn: ({ signal }) => read({ businessId }, { signal }),
  });
