import type { components, operations } from '../../openapi/generated/contract.ts';
import { bodyOf, client, type Options } from './shared/client.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };

type EmployeesAsked = NonNullable<operations['listEmployees']['parameters']['query']>;

/** Everybody whom a list shows, on all its pages, when there are at most so many; else none of them, with how many. */
export async function matchingEmployees(
  { businessId, most, ...asked }: OfBusiness & EmployeesAsked & { most: number },
  { signal }: Options,
) {
  const employees: Schemas['Employee'][] = [];
  for (let page = 1; ; page += 1) {
    const params = { path: { domain: businessId }, query: { ...asked, page, page_size: 100 } };
    const { count, next, results } = await bodyOf(client.GET('/c/{domain}/employees', { params, signal }));
    if (count > most) return { count, employees: [] };
    employees.push(...results);
    if (next === null) return { count, employees };
  }
}
