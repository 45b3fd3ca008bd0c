/** Permissions that refine another one are given with it, and taken with it. */
import type { components } from '../../openapi/generated/contract.ts';

type Permission = components['schemas']['PermissionName'];

const refined: Partial<Record<Permission, Permission>> = {
  edit_people: 'access_hr',
  see_pay: 'access_hr',
  manage_hr: 'access_hr',
  manage_time_off: 'access_hr',
  plan_rota: 'access_rota',
};

/** With the permissions that the given ones refine, each once. */
export const withRefined = (given: readonly Permission[]): Permission[] => [
  ...new Set(given.flatMap((one) => [refined[one] ?? one, one])),
];

/** What somebody who chooses permissions means: taking a permission takes what refines it, and giving one gives what it refines. */
export function choosing(before: readonly Permission[], after: readonly Permission[]): Permission[] {
  const taken = before.filter((one) => !after.includes(one));
  return withRefined(after.filter((one) => !taken.some((gone) => gone === refined[one])));
}
