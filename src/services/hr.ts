import type { operations } from '../../openapi/generated/contract.ts';
import { listEmployees } from './operations/hr.ts';
import type { Options } from './shared/client.ts';
import { everyRow } from './shared/every-row.ts';

type EmployeesAsked = NonNullable<operations['listEmployees']['parameters']['query']>;

/** Everybody whom a list shows, on all its pages, when there are at most so many; else none of them, with how many. */
export async function matchingEmployees(
  { most, ...asked }: { businessId: string; most: number } & EmployeesAsked,
  options: Options,
) {
  const { count, rows } = await everyRow((page) => listEmployees({ ...asked, ...page }, options), most);
  return { count, employees: rows };
}
