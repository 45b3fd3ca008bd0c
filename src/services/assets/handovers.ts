import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as ofAssetsHandover from '../operations/assets.handover.ts';
import * as ofAssetsRegister from '../operations/assets.register.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { readsOf } from '../shared/query.ts';

type OfBusiness = { businessId: string };

/** At most a hundred of them, with whoever has one. Those that are gone are left out. */
export function listAssetsToHandOver(
  { businessId, ids }: OfBusiness & { ids: readonly string[] },
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }), query: { ids: ids.join() } };
  return bodyOf(client.GET('/c/{domain}/asset-management/handovers/assets/', { params, signal }));
}

/** A page of what an employee has, the newest first. */
export const heldAssetsQuery = (businessId: string, assignee: string, page: number) =>
  queryOptions({
    meta: readsOf(ofAssetsRegister.listAssetsOf),
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
    meta: readsOf(ofAssetsHandover.listHandovers),
    queryKey: ['listHandovers', businessId, employee, page],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { employee, page, page_size: heldPageSize } };
      return bodyOf(client.GET('/c/{domain}/asset-management/handovers/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
