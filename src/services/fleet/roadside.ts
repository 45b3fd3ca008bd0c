import { queryOptions } from '@tanstack/react-query';
import * as of from '../operations/fleet.roadside.ts';
import { reporting } from '../shared/changes.ts';
import { baseUrl, bodyOf, client, type Options, open, pathOf } from '../shared/client.ts';
import { readsOf } from '../shared/query.ts';

type OfVehicle = { businessId: string; vehicle: string };

export type LinkDays = 1 | 7 | 30 | 90 | 365;

/** Its address is answered this once. */
export const createRoadsideLink = reporting(
  ({ businessId, vehicle, ...body }: OfVehicle & { days: LinkDays; holder: string }, { signal }: Options) => {
    const params = { path: pathOf({ businessId, id: vehicle }) };
    return bodyOf(client.POST('/c/{domain}/vehicles/{id}/roadside-links/', { params, body, signal }));
  },
  of.createRoadsideLink.changes,
);

export const revokeRoadsideLink = reporting(
  async ({ businessId, vehicle, id }: OfVehicle & { id: string }, { signal }: Options): Promise<void> => {
    const params = { path: pathOf({ businessId, id: vehicle, linkId: id }) };
    await bodyOf(client.DELETE('/c/{domain}/vehicles/{id}/roadside-links/{linkId}/', { params, signal }));
  },
  of.revokeRoadsideLink.changes,
);

/** Read once: each reading is an opening that the business sees. */
export const roadsideViewQuery = (token: string) =>
  queryOptions({
    meta: readsOf(of.openRoadsideView),
    queryKey: ['openRoadsideView', token],
    queryFn: ({ signal }) => bodyOf(open.GET('/roadside/{token}/', { params: { path: { token } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** A link that a phone opens by itself: it needs no access token. */
export const roadsideFileAddress = ({ token, fileId }: { token: string; fileId: string }): string =>
  `${baseUrl}/roadside/${encodeURIComponent(token)}/files/${fileId}/`;
