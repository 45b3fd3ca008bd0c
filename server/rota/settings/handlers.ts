/** How a business writes its rota, and by which rules it plans. */
import type { Handlers } from '../../platform/contract.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import * as store from './store.ts';

export const settingsHandlers = ({ clock }: Platform): Pick<Handlers, 'getShiftConfig' | 'updateShiftConfig'> => ({
  getShiftConfig: async ({ tx, businessId }) => ({ id: businessId, ...(await store.settingsOf(tx, businessId)) }),

  updateShiftConfig: async (call) => {
    const { tx, businessId, userId: actorId, address, body } = call;
    assertUnchanged(call, await store.claimSettings(tx, businessId));
    const settings = store.withAlways(body);
    await store.changeSettings(tx, businessId, settings);
    const text = 'Changed the settings of the rota';
    await record(tx, {
      businessId,
      actorId,
      action: 'rota.settingsChanged',
      text,
      subject: null,
      address,
      now: clock.now(),
    });
    return { id: businessId, ...settings };
  },
});
