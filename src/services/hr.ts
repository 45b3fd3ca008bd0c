import { queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from './client.ts';

/** The first hundred departments, which is the server's largest page. */
export const departmentsQuery = (domain: string) =>
  queryOptions({
    queryKey: ['listDepartments', domain],
    queryFn: ({ signal }) => {
      const params = { path: { domain }, query: { page_size: 100 } };
      return bodyOf(client.GET('/c/{domain}/departments/', { params, signal }));
    },
  });
