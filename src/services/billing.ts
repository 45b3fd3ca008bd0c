import { queryOptions } from '@tanstack/react-query';
import { bodyOf, client, open } from './client.ts';

export const businessPlansQuery = (countryName: string) =>
  queryOptions({
    queryKey: ['listBusinessPlans', countryName],
    queryFn: ({ signal }) => {
      const query = { country_name: countryName };
      return bodyOf(open.GET('/businesses/get_business_plan/', { params: { query }, signal }));
    },
  });

export const currentBillingQuery = (domain: string) =>
  queryOptions({
    queryKey: ['getCurrentBilling', domain],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/billing/current/', { params: { path: { domain } }, signal })),
  });
