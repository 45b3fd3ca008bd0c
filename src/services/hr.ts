import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '../../openapi/generated/contract.ts';
import { bodyOf, client } from './client.ts';

type DepartmentsAsked = NonNullable<operations['listDepartments']['parameters']['query']>;

/** A page of departments. Until another page has come, the one before stays. */
export const departmentsQuery = (domain: string, asked: DepartmentsAsked) =>
  queryOptions({
    queryKey: ['listDepartments', domain, asked],
    queryFn: ({ signal }) => {
      const params = { path: { domain }, query: asked };
      return bodyOf(client.GET('/c/{domain}/departments/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
