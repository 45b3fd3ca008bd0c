import { queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from './client.ts';

export const businessDetailQuery = (domain: string) =>
  queryOptions({
    queryKey: ['getBusinessDetail', domain],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/businesses/detail/', { params: { path: { domain } }, signal })),
  });

/** The logo as a blob: an image element could not send the access token. */
export const businessLogoQuery = (domain: string) =>
  queryOptions({
    queryKey: ['getBusinessLogo', domain],
    queryFn: ({ signal }) =>
      bodyOf<Blob>(
        client.GET('/c/{domain}/businesses/logo/', { params: { path: { domain } }, parseAs: 'blob', signal }),
      ),
  });

export const quickstartQuery = (domain: string) =>
  queryOptions({
    queryKey: ['getQuickstart', domain],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/business_onboarding/quickstart/', { params: { path: { domain } }, signal })),
  });
