import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from './shared/client.ts';
import { formOf } from './shared/form.ts';

type Schemas = components['schemas'];
type InBusiness = { businessId: string };

const paramsOf = (businessId: string) => ({ params: { path: pathOf({ businessId }) } });

/** The server answers a conflict with the code `changed_meanwhile` when `version` is outdated. */
export function updateBusiness({ businessId, ...body }: InBusiness & Schemas['BusinessChange'], { signal }: Options) {
  return bodyOf(client.PUT('/c/{domain}/businesses/detail/', { ...paramsOf(businessId), body, signal }));
}

type Correction = InBusiness & Omit<Schemas['BusinessCorrection'], 'domain'>;

/** The same for a business that is still being set up. */
export function updateBusinessDuringOnboarding({ businessId, ...changed }: Correction, { signal }: Options) {
  const body = { domain: businessId, ...changed };
  return bodyOf(client.PUT('/businesses/update_business_during_onboarding/', { body, signal }));
}

export async function setUpBusiness({ businessId }: InBusiness, { signal }: Options): Promise<void> {
  await bodyOf(client.POST('/c/{domain}/businesses/setup/', { ...paramsOf(businessId), signal }));
}

export async function replaceBusinessLogo(
  { businessId, logo }: InBusiness & { logo: File },
  { signal }: Options,
): Promise<void> {
  const body = { logo: logo.name };
  const bodySerializer = () => formOf({ logo });
  await bodyOf(client.PUT('/c/{domain}/businesses/logo/', { ...paramsOf(businessId), body, bodySerializer, signal }));
}

export async function removeBusinessLogo({ businessId }: InBusiness, { signal }: Options): Promise<void> {
  await bodyOf(client.DELETE('/c/{domain}/businesses/logo/', { ...paramsOf(businessId), signal }));
}

export function setSecondStepRequirement(
  { businessId, ...body }: InBusiness & { is_required: boolean },
  { signal }: Options,
) {
  return bodyOf(client.PUT('/c/{domain}/businesses/second_step/', { ...paramsOf(businessId), body, signal }));
}

/** Closes the business immediately; returns the time of its final deletion. */
export function deleteWholeBusiness(
  { businessId, ...confirmation }: InBusiness & { name: string; password: string },
  { signal }: Options,
) {
  const body = { domain: businessId, ...confirmation };
  return bodyOf(client.DELETE('/businesses/delete_whole_business/', { body, signal }));
}

export async function restoreBusiness({ businessId }: InBusiness, { signal }: Options): Promise<void> {
  const body = { domain: businessId };
  await bodyOf(client.POST('/businesses/restore/', { body, signal }));
}

export function requestExport({ businessId }: InBusiness, { signal }: Options) {
  return bodyOf(client.POST('/businesses/{domain}/exports/', { ...paramsOf(businessId), signal }));
}

export function listExports({ businessId }: InBusiness, { signal }: Options) {
  return bodyOf(client.GET('/businesses/{domain}/exports/', { ...paramsOf(businessId), signal }));
}

/** The archive as a blob, because a link cannot send the access token. */
export function downloadExport(input: InBusiness & { id: string }, { signal }: Options) {
  return bodyOf<Blob>(
    client.GET('/businesses/{domain}/exports/{id}/file/', { params: { path: pathOf(input) }, parseAs: 'blob', signal }),
  );
}

export const businessDetailQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['getBusinessDetail', businessId],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/businesses/detail/', { params: { path: { domain: businessId } }, signal })),
  });

/** Whether the business requires the second step, and how many members have none. For the owner. */
export const secondStepRequirementQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['getSecondStepRequirement', businessId],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/businesses/second_step/', { ...paramsOf(businessId), signal })),
  });

/** The logo as a blob, because an image element cannot send the access token. */
export const businessLogoQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['getBusinessLogo', businessId],
    queryFn: ({ signal }) =>
      bodyOf<Blob>(
        client.GET('/c/{domain}/businesses/logo/', {
          params: { path: { domain: businessId } },
          parseAs: 'blob',
          signal,
        }),
      ),
  });
