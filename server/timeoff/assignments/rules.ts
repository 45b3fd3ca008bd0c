/** Who can be assigned which policy. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Employed } from '../../directory/employees.ts';

type Policy = Pick<components['schemas']['TimeoffPolicy'], 'id' | 'kind' | 'name' | 'gender' | 'departments'>;
/** A policy that an employee has on the first day or later. */
export type Held = { employeeId: string; policyId: string; kind: string; name: string };

/** @returns why an employee cannot be assigned a policy; null where they can. What is not known of them is in no way. */
export function assignmentProblem(
  policy: Policy,
  employee: Employed | undefined,
  held: readonly Held[],
): string | null {
  if (employee === undefined) return 'Only somebody who is employed here can be assigned a policy.';
  const { gender, departments, kind, name } = policy;
  if (gender !== null && employee.gender !== null && employee.gender !== gender)
    return `${name} is for ${gender === 'female' ? 'women' : 'men'}.`;
  if (departments.length > 0 && !departments.includes(employee.department_id ?? ''))
    return `${name} is for other departments.`;
  const other = held.find((one) => one.kind === kind && one.policyId !== policy.id);
  return kind === 'other' || other === undefined ? null : `Has ${other.name} already. Unassign it first.`;
}

/** The places of policies that are of the kind of one before them. */
export const sameKinds = (policies: readonly Policy[]): number[] =>
  policies.flatMap(({ kind }, at) =>
    kind !== 'other' && policies.findIndex((one) => one.kind === kind) < at ? [at] : [],
  );
