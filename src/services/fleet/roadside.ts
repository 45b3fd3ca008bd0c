import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { baseUrl, bodyOf, client, type Options, open, pathOf } from '../shared/client.ts';

type OfVehicle = { businessId: string; vehicle: string };

/** What a new or revoked link changes of what has been read. */
export const roadsideKeys = (businessId: string) => [
  ['listRoadsideLinks', businessId],
  ['listRoadsideOpenings', businessId],
];

export const roadsideLinksQuery = (businessId: string, vehicle: string, page: number) =>
  queryOptions({
    queryKey: ['listRoadsideLinks', businessId, vehicle, page],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id: vehicle }), query: { page, page_size: 10 } };
      return bodyOf(client.GET('/c/{domain}/vehicles/{id}/roadside-links/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const roadsideOpeningsQuery = (businessId: string, vehicle: string, page: number) =>
  queryOptions({
    queryKey: ['listRoadsideOpenings', businessId, vehicle, page],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id: vehicle }), query: { page, page_size: 10 } };
      return bodyOf(client.GET('/c/{domain}/vehicles/{id}/roadside-openings/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export type LinkDays = 1 | 7 | 30 | 90 | 365;

/** Its address is answered this once. */
export function createRoadsideLink(
  { businessId, vehicle, ...body }: OfVehicle & { days: LinkDays; holder: string },
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId, id: vehicle }) };
  return bodyOf(client.POST('/c/{domain}/vehicles/{id}/roadside-links/', { params, body, signal }));
}

export async function revokeRoadsideLink(
  { businessId, vehicle, id }: OfVehicle & { id: string },
  { signal }: Options,
): Promise<void> {
  const params = { path: pathOf({ businessId, id: vehicle, linkId: id }) };
  await bodyOf(client.DELETE('/c/{domain}/vehicles/{id}/roadside-links/{linkId}/', { params, signal }));
}

/** Read once: each reading is an opening that the business sees. */
export const roadsideViewQuery = (token: string) =>
  queryOptions({
    queryKey: ['openRoadsideView', token],
    queryFn: ({ signal }) => bodyOf(open.GET('/roadside/{token}/', { params: { path: { token } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** A link that a phone opens by itself: it needs no access token. */
export const roadsideFileAddress = ({ token, fileId }: { token: string; fileId: string }): string =>
  `${baseUrl}/roadside/${encodeURIComponent(token)}/files/${fileId}/`;
