/** How a person wants to hear of each kind of reminder in a business. */
import { reminderTypes } from '../../../openapi/generated/lists/assets.reminders.ts';
import type { Handlers } from '../../platform/contract.ts';
import { listPreferences, storePreference } from '../../platform/reminders/preferences.ts';

export const reminderPreferencesHandlers: Pick<Handlers, 'listReminderPreferences' | 'changeReminderPreference'> = {
  listReminderPreferences: async ({ tx, businessId, userId }) => {
    const chosen = new Map((await listPreferences(tx, businessId, [userId])).map((one) => [one.kind, one]));
    return reminderTypes.map((type) => {
      const { inApp, byMail } = chosen.get(type) ?? { inApp: true, byMail: true };
      return { type, in_app: inApp, by_mail: byMail };
    });
  },

  changeReminderPreference: async ({ tx, businessId, userId, body }) => {
    await storePreference(tx, businessId, userId, { kind: body.type, inApp: body.in_app, byMail: body.by_mail });
    return undefined;
  },
};
