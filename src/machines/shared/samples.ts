/** Sample people, tokens and failed calls for cases and tests, as the server sends them. */
import type { components } from '../../../openapi/generated/contract.ts';
import { permissionNames } from '../../../openapi/generated/lists/shared.ts';
import { problem } from '../../domain/shared/problem.ts';

type User = components['schemas']['User'];
type Tokens = components['schemas']['Tokens'];

export const businessId = '0198c7a0-0000-7000-8000-0000000000b1';
export const otherBusinessId = '0198c7a0-0000-7000-8000-0000000000b2';

const permissions: User['permissions'] = permissionNames.map((codename) => ({ codename }));

/** An owner whose business is new. */
export const owner: User = {
  id: '0198c7a0-0000-7000-8000-0000000000a1',
  email: 'ada@palmoil.example',
  first_name: 'Ada',
  last_name: 'Obi',
  phone_number: '+2348012345678',
  is_owner: true,
  permissions,
  business: { id: businessId, name: 'Palm Oil', billing: { eligible_to_buy_now: false } },
  business_user_memberships: [{ business_id: businessId, business_name: 'Palm Oil', is_owner: true, permissions }],
  restorable_businesses: [],
  lost_businesses: [],
  business_onboarding_status: 'setup',
  business_plan: 'free',
  subscription_info: null,
};

/** An owner who also works in another business, where they may do less. */
export const ownerElsewhere: User = {
  ...owner,
  business_user_memberships: [
    ...owner.business_user_memberships,
    {
      business_id: otherBusinessId,
      business_name: 'Kola Nut Traders',
      is_owner: false,
      permissions: [{ codename: 'access_hr' }],
    },
  ],
};

/** Somebody who has signed up and has no business yet. */
export const newcomer: User = {
  ...owner,
  is_owner: false,
  permissions: [],
  business: null,
  business_user_memberships: [],
  business_onboarding_status: 'create',
};

/** Who worked in the other business and was removed from it; they still have their own. */
export const removedElsewhere: User = {
  ...owner,
  lost_businesses: [
    {
      business_id: otherBusinessId,
      business_name: 'Kola Nut Traders',
      cause: 'removed',
      lost_at: '2026-11-20T09:00:00.000Z',
    },
  ],
};

/** Somebody whose businesses are all closed. */
export const formerOwner: User = { ...newcomer, business_onboarding_status: 'closed' };

export const firstTokens: Tokens = { access_token: 'access-1', refresh_token: 'refresh-1' };
export const secondTokens: Tokens = { access_token: 'access-2', refresh_token: 'refresh-2' };

export const noConnection = problem('network');
export const tokenRefused = problem('unauthorised', { detail: 'The token is not valid.' });
export const serverBusy = problem('unavailable', { detail: 'The server cannot answer just now.' });
/** A 400 about these fields. */
export const refusal = (fields: Record<string, string[]>) => problem('invalid', { fields });
/** A 400 with one sentence about the whole request. */
export const refusalInGeneral = (sentence: string) => problem('invalid', { general: [sentence] });
