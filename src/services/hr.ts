import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi/generated/contract.ts';
import { bodyOf, client, type KeyedOptions, keyHeader, type Options, pathOf } from './shared/client.ts';
import { ifVersion, type Seen } from './shared/if-version.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };
type New = OfBusiness & { idempotencyKey: string };
const creationOf = ({ businessId, idempotencyKey }: New) => ({
  path: pathOf({ businessId }),
  header: { 'Idempotency-Key': idempotencyKey },
});

type EmployeesAsked = NonNullable<operations['listEmployees']['parameters']['query']>;

/** A page of employees. The previous page stays until the next one has loaded. */
export const employeesQuery = (businessId: string, asked: EmployeesAsked) =>
  queryOptions({
    queryKey: ['listEmployees', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId }, query: asked };
      return bodyOf(client.GET('/c/{domain}/employees', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** The code that the next employee gets. */
export const nextEmployeeIdQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['nextEmployeeId', businessId],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/employees/next_id/', { params: { path: { domain: businessId } }, signal })),
  });

/** Idempotent by key. The server refuses a taken ID or address at its field. */
export function createEmployee(
  { businessId, idempotencyKey, ...body }: New & Schemas['EmployeeForm'],
  { signal }: Options,
) {
  const params = creationOf({ businessId, idempotencyKey });
  return bodyOf(client.POST('/c/{domain}/employees/post_employee_form_once/', { params, body, signal }));
}

export function updateEmployee(
  { businessId, id, seen, ...body }: OfOne & Schemas['EmployeeForm'] & Seen,
  { signal, ...key }: KeyedOptions,
) {
  const params = {
    path: pathOf({ businessId, id }),
    header: { ...keyHeader(key).header, ...ifVersion(seen, body).header },
  };
  return bodyOf(client.PUT('/c/{domain}/employees/{id}/update_employee_form_once/', { params, body, signal }));
}

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

/** All departments, to choose from. */
export const allDepartmentsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listAllDepartments', businessId],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/departments/all/', { params: { path: { domain: businessId } }, signal })),
  });

/** Idempotent by key. The server refuses an existing name at its field. */
export function createDepartment(
  { businessId, idempotencyKey, name }: New & Schemas['NewDepartment'],
  { signal }: Options,
) {
  const params = creationOf({ businessId, idempotencyKey });
  return bodyOf(client.POST('/c/{domain}/departments/', { params, body: { name }, signal }));
}

export function renameDepartment(
  { businessId, id, name, seen }: OfOne & Schemas['NewDepartment'] & Seen,
  { signal, ...key }: KeyedOptions,
) {
  const params = {
    path: pathOf({ businessId, id }),
    header: { ...keyHeader(key).header, ...ifVersion(seen, { name }).header },
  };
  return bodyOf(client.PATCH('/c/{domain}/departments/{id}/', { params, body: { name }, signal }));
}

/** The server refuses with a conflict while the department has employees. */
export async function deleteDepartment(path: OfOne, { signal, ...key }: KeyedOptions): Promise<void> {
  await bodyOf(
    client.DELETE('/c/{domain}/departments/{id}/', { params: { path: pathOf(path), ...keyHeader(key) }, signal }),
  );
}

type RegionsAsked = NonNullable<operations['listRegions']['parameters']['query']>;

/** A page of regions. The previous page stays until the next one has loaded. */
export const regionsQuery = (businessId: string, asked: RegionsAsked) =>
  queryOptions({
    queryKey: ['listRegions', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId }, query: asked };
      return bodyOf(client.GET('/c/{domain}/regions/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** All regions, to choose from. */
export const allRegionsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listAllRegions', businessId],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/regions/all/', { params: { path: { domain: businessId } }, signal })),
  });

/** Idempotent by key. The server refuses an existing name at its field. */
export function createRegion({ businessId, idempotencyKey, ...body }: New & Schemas['NewRegion'], { signal }: Options) {
  const params = creationOf({ businessId, idempotencyKey });
  return bodyOf(client.POST('/c/{domain}/regions/', { params, body, signal }));
}

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

/** Employees to choose from, by name. */
export function searchEmployees(
  { businessId, ...query }: OfBusiness & NonNullable<operations['searchEmployees']['parameters']['query']>,
  { signal }: Options,
) {
  return bodyOf(
    client.GET('/c/{domain}/employees/filter', { params: { path: { domain: businessId }, query }, signal }),
  );
}
