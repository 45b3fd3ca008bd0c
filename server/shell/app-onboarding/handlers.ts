/** How far a business is introduced to its modules: whether the welcome of each was read. The contract says who may ask. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { wasReadOf, webOnboardingOf } from './rules.ts';
import { findAppOnboarding, saveAppOnboarding } from './store.ts';

type AppOnboarding = components['schemas']['AppOnboarding'];
type Operation = 'getAppOnboarding' | 'createAppOnboarding' | 'updateAppOnboarding';
type Save = Pick<BusinessCall<'createAppOnboarding'>, 'tx' | 'businessId' | 'body'>;

/** @throws 400 unless the business that is named again is that of the path */
function assertSame(businessId: string, named: string, field: string) {
  if (named !== businessId) throw refuse.fields({ [field]: ['This is another business.'] });
}

export const appOnboardingHandlers = ({ clock }: Platform): Pick<Handlers, Operation> => {
  async function save({ tx, businessId, body }: Save): Promise<AppOnboarding> {
    const { type } = body;
    const wasRead = wasReadOf(body);
    const id = await saveAppOnboarding(tx, businessId, { type, wasRead, now: clock.now() });
    return { id, type, business: businessId, web_onboarding: webOnboardingOf(type, wasRead) };
  }

  return {
    getAppOnboarding: async ({ tx, businessId, query: { type, business_id } }) => {
      assertSame(businessId, business_id, 'business_id');
      const { id = null, was_read = false } = (await findAppOnboarding(tx, businessId, type)) ?? {};
      return { id, type, business: businessId, web_onboarding: webOnboardingOf(type, was_read) };
    },

    createAppOnboarding: async (call) => {
      assertSame(call.businessId, call.body.business, 'business');
      return save(call);
    },

    updateAppOnboarding: async (call) => {
      const { tx, businessId, params, body } = call;
      assertSame(businessId, body.business, 'business');
      const found = await findAppOnboarding(tx, businessId, body.type);
      if (found?.id !== params.id) throw refuse.missing();
      return save(call);
    },
  };
};
