import type { components } from '../../openapi/generated/contract.ts';
import * as of from './operations/businesses.ts';
import { reporting } from './shared/changes.ts';
import { bodyOf, client, type Options, pathOf } from './shared/client.ts';
import { formOf } from './shared/form.ts';

type Schemas = components['schemas'];
type InBusiness = { businessId: string };

const paramsOf = (businessId: string) => ({ params: { path: pathOf({ businessId }) } });

type Correction = InBusiness & Omit<Schemas['BusinessCorrection'], 'domain'>;

/** The same for a business that is still being set up. */
export const updateBusinessDuringOnboarding = reporting(
  ({ businessId, ...changed }: Correction, { signal }: Options) => {
    const body = { domain: businessId, ...changed };
    return bodyOf(client.PUT('/businesses/update_business_during_onboarding/', { body, signal }));
  },
  of.updateBusinessDuringOnboarding.changes,
);

export const replaceBusinessLogo = reporting(
  async ({ businessId, logo }: InBusiness & { logo: File }, { signal }: Options): Promise<void> => {
    const body = { logo: logo.name };
    const bodySerializer = () => formOf({ logo });
    await bodyOf(client.PUT('/c/{domain}/businesses/logo/', { ...paramsOf(businessId), body, bodySerializer, signal }));
  },
  of.replaceBusinessLogo.changes,
);

/** Closes the business immediately; returns the time of its final deletion. */
export const deleteWholeBusiness = reporting(
  ({ businessId, ...confirmation }: InBusiness & { name: string; password: string }, { signal }: Options) => {
    const body = { domain: businessId, ...confirmation };
    return bodyOf(client.DELETE('/businesses/delete_whole_business/', { body, signal }));
  },
  of.deleteWholeBusiness.changes,
);

export const restoreBusiness = reporting(async ({ businessId }: InBusiness, { signal }: Options): Promise<void> => {
  const body = { domain: businessId };
  await bodyOf(client.POST('/businesses/restore/', { body, signal }));
}, of.restoreBusiness.changes);
