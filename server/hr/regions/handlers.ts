/** The regions of a business: where its people work and its assets are. */
import type { Handlers } from '../../platform/contract.ts';
import { refuseDuplicates } from '../../platform/database/duplicates.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './store.ts';

const duplicate = { constraint: 'regions_name', fields: { name: ['A region with this name exists already.'] } };

export const regionsHandlers = ({
  clock,
}: Platform): Pick<Handlers, 'listRegions' | 'listAllRegions' | 'createRegion'> => ({
  listRegions: async (call) =>
    pageOf(call, await store.listRegions(call.tx, call.businessId, call.query), (region) => region),

  listAllRegions: ({ tx, businessId }) => store.listAllRegions(tx, businessId),

  createRegion: ({ tx, userId, businessId, body, idempotencyKey }) => {
    const intent = { userId, key: idempotencyKey, operation: 'createRegion', businessId, body };
    const { name, state = '', city = '', address1 = '' } = body;
    const texts = { name: name.trim(), state: state.trim(), city: city.trim(), address1: address1.trim() };
    return once(tx, intent, clock.now(), () =>
      refuseDuplicates(store.addRegion(tx, businessId, { ...texts, now: clock.now() }), duplicate),
    );
  },
});
