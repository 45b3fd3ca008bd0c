import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';

/** What the label on an asset belongs to; for anybody who has its token. */
export const labelQuery = (token: string) =>
  queryOptions({
    queryKey: ['findLabel', token],
    queryFn: ({ signal }) => bodyOf(client.GET('/labels/{token}/', { params: { path: { token } }, signal })),
    retry: false,
  });

/** Where the label leads a member who may open the asset; *missing* for everybody else. */
export const labelTargetQuery = (token: string) =>
  queryOptions({
    queryKey: ['openLabel', token],
    queryFn: ({ signal }) => bodyOf(client.GET('/labels/{token}/asset/', { params: { path: { token } }, signal })),
    retry: false,
  });

/** At most a thousand labels as PDF: of these assets, or of what a filter shows. */
export function printLabels(
  { businessId, ...body }: { businessId: string } & components['schemas']['LabelOrder'],
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }) };
  return bodyOf<Blob>(client.POST('/c/{domain}/asset-management/labels/', { params, body, parseAs: 'blob', signal }));
}

/** The asset with this on its label, or with this Asset ID, serial number or plate. */
export function findAssetByCode({ businessId, code }: { businessId: string; code: string }, { signal }: Options) {
  const params = { path: pathOf({ businessId }), query: { code } };
  return bodyOf(client.GET('/c/{domain}/asset-management/assets/by_code/', { params, signal }));
}
