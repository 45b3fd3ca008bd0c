import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '../../openapi/generated/contract.ts';
import { bodyOf, client } from './shared/client.ts';

type DepartmentsAsked = NonNullable<operations['listDepartments']['parameters']['query']>;

/** A page of departments. The previous page stays until the next one has loaded. */
export const departmentsQuery = (businessId: string, asked: DepartmentsAsked) =>
  queryOptions({
    queryKey: ['listDepartments', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId }, query: asked };
      return bodyOf(client.GET('/c/{domain}/departments/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
