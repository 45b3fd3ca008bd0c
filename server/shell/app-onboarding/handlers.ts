/** How far a business is introduced to its modules: whether their welcome was read. */
import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAppOnboarding, saveAppOnboarding } from './store.ts';

type AppOnboardingOperation = 'getAppOnboarding' | 'createAppOnboarding' | 'updateAppOnboarding';

/** @throws 400 unless the business that is named again is that of the path */
function assertSame(businessId: string, named: string, field: string) {
  if (named !== businessId) throw refuse.fields({ [field]: ['This is another business.'] });
}

export const appOnboardingHandlers = ({ clock }: Platform): Pick<Handlers, AppOnboardingOperation> => ({
  getAppOnboarding: async ({ tx, businessId, query: { type, business_id } }) => {
    assertSame(businessId, business_id, 'business_id');
    const found = await findAppOnboarding(tx, businessId, type);
    return found ?? { id: null, type, business: businessId, web_onboarding: { asset_widget_onboarded: false } };
  },

  createAppOnboarding: async ({ tx, businessId, body }) => {
    assertSame(businessId, body.business, 'business');
    return saveAppOnboarding(tx, businessId, body, clock.now());
  },

  updateAppOnboarding: async ({ tx, businessId, params, body }) => {
    assertSame(businessId, body.business, 'business');
    const found = await findAppOnboarding(tx, businessId, body.type);
    if (found?.id !== params.id) throw refuse.missing();
    return saveAppOnboarding(tx, businessId, body, clock.now());
  },
});
