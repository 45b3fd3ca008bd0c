/** What may be asked of time-off policies: to add one, to find and to lock them. */
import { faultsOf, genderFault } from '../../../rules/timeoff/faults.ts';
import { routeFaults } from '../../../rules/timeoff/route.ts';
import { todayIn } from '../../directory/business-day.ts';
import { claimEmployed } from '../../directory/employees.ts';
import type { Asking } from '../../platform/asking.ts';
import { refuseDuplicates } from '../../platform/database/duplicates.ts';
import { refuse } from '../../platform/errors.ts';
import { record } from '../../platform/security/audit.ts';
import * as store from './store.ts';

type Policy = store.Policy;
type Checked = store.Details & Pick<Policy, 'kind' | 'terms'>;

export const duplicate = {
  constraint: 'timeoff_policies_name',
  fields: { name: ['A time-off policy with this name exists already.'] },
};

/** @param known what the policy has already: one of its departments, or whoever it names, may be gone. @throws 400 at fields */
export async function checkPolicy(
  { tx, businessId }: Pick<Asking, 'tx' | 'businessId'>,
  { kind, gender, departments, route, terms }: Checked,
  known: Pick<Policy, 'departments' | 'route'> = { departments: [], route: [] },
) {
  const problems: Record<string, string[]> = {};
  for (const [field, message] of Object.entries(faultsOf(terms))) problems[`terms.${field}`] = [message];
  const wrong = genderFault(kind, gender);
  if (wrong !== null) problems.gender = [wrong];
  const there = new Set([...known.departments, ...(await store.listDepartments(tx, businessId, departments))]);
  for (const [at, id] of departments.entries())
    if (!there.has(id)) problems[`departments.${at}`] = ['There is no such department.'];
  const named = route.flatMap(({ employee }) => employee ?? []);
  const employed = new Set((await claimEmployed(tx, businessId, named)).map(({ id }) => id));
  const before = new Set(known.route.map(({ employee }) => employee));
  for (const [at, message] of routeFaults(route, (id) => employed.has(id) || before.has(id)))
    problems[`route.${at}.employee`] = [message];
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
}

/** Writes to the audit log what was done with a policy. */
export const notePolicy = (
  { tx, businessId, userId: actorId, address, now }: Asking,
  { id, name }: Pick<Policy, 'id' | 'name'>,
  { action, text }: { action: 'added' | 'changed' | 'deleted' | 'archived' | 'restored'; text: string },
) => record(tx, { businessId, actorId, action: `timeoffPolicy.${action}`, text, subject: { id, name }, address, now });

/** @returns the policy, as it is shown. @throws 400 at fields */
export async function addPolicy(asking: Asking, policy: Checked & Pick<Policy, 'holds_from'>): Promise<Policy> {
  const { tx, businessId, now } = asking;
  await checkPolicy(asking, policy);
  const id = await refuseDuplicates(store.addPolicy(tx, businessId, policy, now), duplicate);
  await notePolicy(asking, { id, name: policy.name }, { action: 'added', text: 'Added the time-off policy' });
  return findPolicy(asking, id);
}

/** @throws 404 */
export async function findPolicy({ tx, businessId, now }: Pick<Asking, 'tx' | 'businessId' | 'now'>, id: string) {
  const [found] = await store.readPolicies(tx, businessId, [id], await todayIn(tx, businessId, now));
  if (found === undefined) throw refuse.missing();
  return found;
}

/** Locks a policy. @throws 404, also of one that is archived: nothing of it changes any more */
export async function claimPolicy({ tx, businessId, now }: Asking, id: string): Promise<Policy> {
  const [found] = await store.claimPolicies(tx, businessId, [id], await todayIn(tx, businessId, now));
  if (found === undefined || found.is_archived) throw refuse.missing();
  return found;
}

/** Locks policies that a body names. @throws 400 with those that are not there, by their place in the field */
export async function claimNamed({ tx, businessId, now }: Asking, ids: readonly string[], field: 'ids' | 'policies') {
  const found = await store.claimPolicies(tx, businessId, ids, await todayIn(tx, businessId, now));
  const there = new Map(found.filter((policy) => !policy.is_archived).map((policy) => [policy.id, policy]));
  const problems: Record<string, string[]> = {};
  for (const [at, id] of ids.entries())
    if (!there.has(id)) problems[`${field}.${at}`] = ['There is no such time-off policy.'];
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  return [...there.values()];
}
