import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/generated/contract.ts';
import { bodyOf, client, type Options } from './client.ts';
import { formOf } from './form.ts';

type Schemas = components['schemas'];
type InBusiness = { domain: string };

const pathOf = (domain: string) => ({ params: { path: { domain } } });

/** Refused as a conflict with the code `changed_meanwhile` when `version` is not the latest. */
export function updateBusiness({ domain, ...body }: InBusiness & Schemas['BusinessChange'], { signal }: Options) {
  return bodyOf(client.PUT('/c/{domain}/businesses/detail/', { ...pathOf(domain), body, signal }));
}

/** The same for a business whose set-up is not finished. */
export function updateBusinessDuringOnboarding(body: Schemas['BusinessCorrection'], { signal }: Options) {
  return bodyOf(client.PUT('/businesses/update_business_during_onboarding/', { body, signal }));
}

export async function setUpBusiness({ domain }: InBusiness, { signal }: Options): Promise<void> {
  await bodyOf(client.POST('/c/{domain}/businesses/setup/', { ...pathOf(domain), signal }));
}

export async function replaceBusinessLogo(
  { domain, logo }: InBusiness & { logo: File },
  { signal }: Options,
): Promise<void> {
  const body = { logo: logo.name };
  const bodySerializer = () => formOf({ logo });
  await bodyOf(client.PUT('/c/{domain}/businesses/logo/', { ...pathOf(domain), body, bodySerializer, signal }));
}

export async function removeBusinessLogo({ domain }: InBusiness, { signal }: Options): Promise<void> {
  await bodyOf(client.DELETE('/c/{domain}/businesses/logo/', { ...pathOf(domain), signal }));
}

/** Closes the business at once; answers when it goes for good. */
export function deleteWholeBusiness(body: { domain: string; name: string; password: string }, { signal }: Options) {
  return bodyOf(client.DELETE('/businesses/delete_whole_business/', { body, signal }));
}

export async function restoreBusiness(body: { domain: string }, { signal }: Options): Promise<void> {
  await bodyOf(client.POST('/businesses/restore/', { body, signal }));
}

export function requestExport({ domain }: InBusiness, { signal }: Options) {
  return bodyOf(client.POST('/businesses/{domain}/exports/', { ...pathOf(domain), signal }));
}

/** The archives of a business; asked for again every few seconds while one is being made. */
export const exportsQuery = (domain: string) =>
  queryOptions({
    queryKey: ['listExports', domain],
    queryFn: ({ signal }) => bodyOf(client.GET('/businesses/{domain}/exports/', { ...pathOf(domain), signal })),
    refetchInterval: ({ state }) => (state.data?.results.some(({ status }) => status === 'PENDING') ? 3_000 : false),
    staleTime: 0,
  });

/** The archive as a blob: a link could not send the access token. */
export function downloadExport(path: { domain: string; id: string }, { signal }: Options) {
  return bodyOf<Blob>(
    client.GET('/businesses/{domain}/exports/{id}/file/', { params: { path }, parseAs: 'blob', signal }),
  );
}
