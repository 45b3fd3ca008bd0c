import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';

type OfBusiness = { businessId: string };

/** At most a hundred of them, with whoever has one. Those that are gone are left out. */
export function listAssetsToHandOver(
  { businessId, ids }: OfBusiness & { ids: readonly string[] },
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }), query: { ids: ids.join() } };
  return bodyOf(client.GET('/c/{domain}/asset-management/handovers/assets/', { params, signal }));
}

/** Idempotent by key: all of them or none. Refused assets are named as fields, such as `assets.2`. */
export function handOverAssets(
  {
    businessId,
    idempotencyKey,
    ...body
  }: OfBusiness & { idempotencyKey: string } & components['schemas']['NewAssetHandover'],
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/asset-management/handovers/', { params, body, signal }));
}

/** The receipt as PDF. */
export function downloadHandoverReceipt(input: OfBusiness & { id: string }, { signal }: Options) {
  return bodyOf<Blob>(
    client.GET('/c/{domain}/asset-management/handovers/{id}/receipt/', {
      params: { path: pathOf(input) },
      parseAs: 'blob',
      signal,
    }),
  );
}

/** A page of what an employee has, the newest first. */
export const heldAssetsQuery = (businessId: string, assignee: string, page: number) =>
  queryOptions({
    queryKey: ['listAssetsOf', businessId, assignee, page],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { assignee, page, page_size: heldPageSize } };
      return bodyOf(client.GET('/c/{domain}/asset-management/assets/assigned_to', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const heldPageSize = 20;

/** A page of what an employee has signed for, the newest first. */
export const handoversQuery = (businessId: string, employee: string, page: number) =>
  queryOptions({
    queryKey: ['listHandovers', businessId, employee, page],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { employee, page, page_size: heldPageSize } };
      return bodyOf(client.GET('/c/{domain}/asset-management/handovers/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
