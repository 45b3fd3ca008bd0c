/** The settings of the register that are neither types nor lists. */

import type { Handlers } from '../../platform/contract.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { findSettings, storeSettings } from './store.ts';

type SettingsOperation = 'getAssetSettings' | 'updateAssetSettings';

export const settingsHandlers = ({ clock }: Platform): Pick<Handlers, SettingsOperation> => ({
  getAssetSettings: ({ tx, businessId }) => findSettings(tx, businessId),

  updateAssetSettings: async ({ tx, businessId, userId, address, body }) => {
    const before = await findSettings(tx, businessId);
    if (before.takes_fault_reports === body.takes_fault_reports) return before;
    await storeSettings(tx, businessId, body);
    const text = `Turned fault reports at labels ${body.takes_fault_reports ? 'on' : 'off'}`;
    const action = 'assetSettings.changed';
    await record(tx, { businessId, actorId: userId, action, text, subject: null, address, now: clock.now() });
    return body;
  },
});
