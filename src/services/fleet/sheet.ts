import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';

type PaperType = components['schemas']['PaperType'];
type OfVehicle = { businessId: string; vehicle: string };

/** Which papers a vehicle needs, and how each of them stands. It is read again with the papers. */
export const paperSheetQuery = (businessId: string, vehicle: string) =>
  queryOptions({
    queryKey: ['listVehicleCare', businessId, 'sheet', vehicle],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id: vehicle }) };
      return bodyOf(client.GET('/c/{domain}/vehicles/{id}/paper-sheet/', { params, signal }));
    },
  });

export function setPaperNeed(
  { businessId, vehicle, type, is_needed }: OfVehicle & { type: PaperType; is_needed: boolean },
  { signal }: Options,
) {
  const params = { path: { ...pathOf({ businessId, id: vehicle }), type } };
  return bodyOf(client.PUT('/c/{domain}/vehicles/{id}/paper-sheet/{type}/', { params, body: { is_needed }, signal }));
}
