import { queryOptions } from '@tanstack/react-query';
import { listAssetsToHandOver } from '../operations/assets.handover.ts';
import { readsOf } from '../shared/query.ts';

/** As many as one answer describes. */
const atOnce = 100;

/** Whether there is a vehicle among some assets. */
export const vehicleAmongQuery = (businessId: string, ids: readonly string[]) =>
  queryOptions({
    meta: readsOf(listAssetsToHandOver),
    queryKey: ['vehicleAmong', businessId, ids],
    queryFn: async ({ signal }) => {
      for (let from = 0; from < ids.length; from += atOnce) {
        const some = ids.slice(from, from + atOnce).join();
        const assets = await listAssetsToHandOver({ businessId, ids: some }, { signal });
        if (assets.some((asset) => asset.is_vehicle)) return true;
      }
      return false;
    },
  });
