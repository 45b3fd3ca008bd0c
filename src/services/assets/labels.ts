import { queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from '../shared/client.ts';

/** What the label on an asset belongs to; for anybody who has its token. */
export const labelQuery = (token: string) =>
  queryOptions({
    queryKey: ['findLabel', token],
    queryFn: ({ signal }) => bodyOf(client.GET('/labels/{token}/', { params: { path: { token } }, signal })),
    retry: false,
  });
