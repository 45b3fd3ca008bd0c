/** The settings of HR, which those change who may manage it. */

import { isDeepStrictEqual } from 'node:util';
import { lockBusiness } from '../../directory/directory.ts';
import type { Handlers } from '../../platform/contract.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { type HrSettings, readSettings, writeSettings } from './store.ts';

const labels: Record<keyof HrSettings, string> = {
  employee_id_prefix: 'prefix of employee IDs',
  employee_id_digits: 'digits of employee IDs',
  probation_months: 'length of the probation',
  onboarding_link_days: 'life of onboarding links',
  document_reminder_days: 'reminder of documents',
  default_benefit_types: 'employment types with default benefits',
  default_benefit_start: 'start of default benefits',
  employees_see_benefits: 'view of employees on their benefits',
  managers_see_contacts: 'view of managers on contacts',
};
const names = Object.keys(labels) as (keyof HrSettings)[];

export const settingsHandlers = ({ clock }: Platform): Pick<Handlers, 'getHrSettings' | 'updateHrSettings'> => ({
  getHrSettings: ({ tx, businessId }) => readSettings(tx, businessId),

  updateHrSettings: async (call) => {
    const { tx, businessId, userId, address, body } = call;
    await lockBusiness(tx, businessId);
    const before = await readSettings(tx, businessId);
    assertUnchanged(call, before);
    const after: HrSettings = { ...before, ...body };
    const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
    if (changed.length === 0) return after;
    await writeSettings(tx, businessId, after);
    const text = `Changed the ${new Intl.ListFormat('en-GB').format(changed.map((name) => labels[name]))}`;
    const settings = { action: 'hr.settingsChanged', text, subject: null };
    await record(tx, { businessId, actorId: userId, address, now: clock.now(), ...settings });
    return after;
  },
});
