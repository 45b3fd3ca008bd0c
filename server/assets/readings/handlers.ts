/** The readings of an asset's odometer and engine hour meter. */
import { todayIn } from '../../directory/business-day.ts';
import type { Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimAssets, findAsset } from '../assets/store.ts';
import { note } from '../history/acts.ts';
import { recordReading } from './acts.ts';
import { listReadings, type ReadingRow } from './store.ts';

const present = ({ created_at, ...reading }: ReadingRow) => ({ ...reading, created_at: created_at.toISOString() });
const units = { odometer: 'km', engine: 'hours' } as const;

export const readingsHandlers = ({ clock }: Platform): Pick<Handlers, 'listReadings' | 'addReading'> => ({
  listReadings: async (call) => {
    const { tx, businessId, params, query } = call;
    if ((await findAsset(tx, businessId, params.id, clock.now())) === undefined) throw refuse.missing();
    return pageOf(call, await listReadings(tx, businessId, params.id, query), present);
  },

  addReading: (call) => {
    const { tx, userId, businessId, address, params, body, idempotencyKey } = call;
    const now = clock.now();
    const intent = { userId, key: idempotencyKey, operation: `addReading ${params.id}`, businessId, body };
    return once(tx, intent, now, async () => {
      const [asset] = await claimAssets(tx, businessId, [params.id]);
      if (asset === undefined) throw refuse.missing();
      const today = await todayIn(tx, businessId, now);
      const on = body.read_on ?? today;
      if (on > today) throw refuse.fields({ read_on: ['Choose today or an earlier day.'] });
      const { meter, value } = body;
      const asking = { tx, businessId, userId, address, now };
      const correction = (body.correction ?? '').trim();
      const added = await recordReading(asking, { assetId: asset.id, meter, value, on, correction }, 'value');
      await note(
        asking,
        asset,
        'asset.read',
        `Read ${value.toLocaleString('en-NG')} ${units[meter]}${added.correction === '' ? '' : `: ${correction}`}`,
      );
      return present(added);
    });
  },
});
