import { queryOptions } from '@tanstack/react-query';
import * as of from '../operations/assets.labels.ts';
import { bodyOf, client } from '../shared/client.ts';
import { readsOf } from '../shared/query.ts';

/** What the label on an asset belongs to; for anybody who has its token. */
export const labelQuery = (token: string) =>
  queryOptions({
    meta: readsOf(of.findLabel),
    queryKey: ['findLabel', token],
    queryFn: ({ signal }) => bodyOf(client.GET('/labels/{token}/', { params: { path: { token } }, signal })),
    retry: false,
  });

/** Where the label leads a member who may open the asset; *missing* for everybody else. */
export const labelTargetQuery = (token: string) =>
  queryOptions({
    meta: readsOf(of.openLabel),
    queryKey: ['openLabel', token],
    queryFn: ({ signal }) => bodyOf(client.GET('/labels/{token}/asset/', { params: { path: { token } }, signal })),
    retry: false,
  });
