/** Who has which time-off policy. What has ended is kept: what was granted until then is counted by it. */
import { todayIn } from '../../directory/business-day.ts';
import { claimEmployed } from '../../directory/employees.ts';
import { type Asking, askingOf } from '../../platform/asking.ts';
import type { Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAll } from '../../platform/security/audit.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import { claimNamed, claimPolicy, findPolicy } from '../policies/acts.ts';
import type { Policy } from '../policies/store.ts';
import { assignmentProblem, sameKinds } from './rules.ts';
import * as store from './store.ts';

type AssignmentOperation =
  | 'assignTimeoffPolicy'
  | 'unassignTimeoffPolicy'
  | 'multiAssignTimeoffPolicies'
  | 'listTimeoffPolicyEmployees';
type Note = { action: 'assigned' | 'unassigned'; text: string };

/** Records at each employee what was assigned to or ended for them. */
async function noteEach({ tx, businessId, userId: actorId, address, now }: Asking, ids: string[], note: Note) {
  const action = `timeoffPolicy.${note.action}`;
  const subjects = await store.namesOf(tx, businessId, ids);
  const entries = subjects.map((subject) => ({ action, text: note.text, subject }));
  await recordAll(tx, { businessId, actorId, address, now }, entries);
}

/** All of it, or nothing. @throws 400 with who cannot be assigned, by their place */
async function assign(asking: Asking, policies: readonly Policy[], employeeIds: readonly string[], startDate: string) {
  const { tx, businessId } = asking;
  const employed = new Map((await claimEmployed(tx, businessId, employeeIds)).map((one) => [one.id, one]));
  const held = Map.groupBy(await store.listHeld(tx, businessId, employeeIds, startDate), (one) => one.employeeId);
  const problems: Record<string, string[]> = {};
  for (const [at, id] of employeeIds.entries()) {
    const found = policies.map((policy) => assignmentProblem(policy, employed.get(id), held.get(id) ?? []));
    const messages = [...new Set(found.filter((message) => message !== null))];
    if (messages.length > 0) problems[`employees.${at}`] = messages;
  }
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  let count = 0;
  for (const { id: policyId, name } of policies) {
    const assigned = await store.assign(tx, businessId, { policyId, employeeIds, startDate });
    await noteEach(asking, assigned, { action: 'assigned', text: `Assigned ${name} from ${startDate}` });
    count += assigned.length;
  }
  return { count };
}

export const assignmentHandlers = ({ clock }: Platform): Pick<Handlers, AssignmentOperation> => {
  const todayOf = ({ tx, businessId }: Pick<Asking, 'tx' | 'businessId'>) => todayIn(tx, businessId, clock.now());
  return {
    assignTimeoffPolicy: async (call) => {
      const asking = askingOf(call, clock.now());
      const { employees, start_date = await todayOf(call) } = call.body;
      return assign(asking, [await claimPolicy(asking, call.params.id)], employees, start_date);
    },

    multiAssignTimeoffPolicies: async (call) => {
      const asking = askingOf(call, clock.now());
      const { policies: ids, employees, start_date = await todayOf(call) } = call.body;
      const found = new Map((await claimNamed(asking, ids, 'policies')).map((policy) => [policy.id, policy]));
      const policies = ids.flatMap((id) => found.get(id) ?? []);
      const twice = sameKinds(policies).map((at) => [`policies.${at}`, ['Another one of these is of this kind.']]);
      if (twice.length > 0) throw refuse.fields(Object.fromEntries(twice));
      return assign(asking, policies, employees, start_date);
    },

    unassignTimeoffPolicy: async (call) => {
      const asking = askingOf(call, clock.now());
      const yesterday = dayPlus(await todayOf(call), { days: -1 });
      const { employees: employeeIds, end_date: endDate = yesterday } = call.body;
      if (endDate < yesterday) throw refuse.fields({ end_date: ['The last day cannot be before yesterday.'] });
      const { id: policyId, name } = await claimPolicy(asking, call.params.id);
      const ended = await store.unassign(call.tx, call.businessId, { policyId, employeeIds, endDate });
      await noteEach(asking, ended, { action: 'unassigned', text: `Ended ${name} after ${endDate}` });
      return { count: ended.length };
    },

    listTimeoffPolicyEmployees: async (call) => {
      const { tx, businessId, query, params } = call;
      const { id } = await findPolicy({ tx, businessId, now: clock.now() }, params.id);
      const employees = await store.listEmployees(tx, businessId, id, query, await todayOf(call));
      return pageOf(call, employees, (employee) => employee);
    },
  };
};
