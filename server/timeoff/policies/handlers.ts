/** The time-off policies of a business: what each grants, from when on. Who has one is in `assignments`. */
import { lawNotes } from '../../../rules/timeoff/law.ts';
import { nigerianPack } from '../../../rules/timeoff/pack.ts';
import { plainRoute, plainWait } from '../../../rules/timeoff/route.ts';
import { todayIn } from '../../directory/business-day.ts';
import { type Asking, askingOf, type Caller } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuseDuplicates } from '../../platform/database/duplicates.ts';
import { once } from '../../platform/database/idempotency.ts';
import { onePage, pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import { withLeftOut } from '../../platform/left-out.ts';
import type { Platform } from '../../platform/platform.ts';
import { addPolicy, checkPolicy, claimNamed, claimPolicy, duplicate, findPolicy, notePolicy } from './acts.ts';
import { holdsAlready, shownVersions } from './rules.ts';
import * as store from './store.ts';

type PolicyOperation =
  | 'listTimeoffPolicies'
  | 'getTimeoffPolicy'
  | 'createTimeoffPolicy'
  | 'updateTimeoffPolicy'
  | 'bulkDeleteTimeoffPolicies'
  | 'restoreTimeoffPolicy'
  | 'listTimeoffPolicyVersions'
  | 'previewTimeoffPack'
  | 'addTimeoffPack';
type Change = BusinessCall<'updateTimeoffPolicy'>['body'];

/** A step that names nobody has no employee, so that the same route is always the same. */
const routeOf = (route: NonNullable<Change['route']>) =>
  route.map(({ by, employee = null }) => ({ by, employee: by === 'person' ? employee : null }));
const detailsOf = ({
  name,
  gender = null,
  departments = [],
  route = [...plainRoute],
  wait_days = plainWait,
}: Change) => ({
  name: name.trim(),
  gender,
  departments,
  route: routeOf(route),
  wait_days,
});
const firstOfYear = (today: string) => `${today.slice(0, 4)}-01-01`;

async function changePolicy(asking: Asking, policy: store.Policy, body: Change, today: string) {
  const { tx, businessId, now } = asking;
  const { gender, departments, route, wait_days } = policy;
  const details = detailsOf(withLeftOut(body, { gender, departments, route, wait_days }));
  const { terms, holds_from = today } = body;
  await checkPolicy(asking, { ...details, kind: policy.kind, terms }, policy);
  const versions = await store.listVersions(tx, businessId, policy.id);
  const first = versions.at(-1)?.holds_from ?? holds_from;
  if (holds_from < first) throw refuse.fields({ holds_from: [`The policy begins on ${first}.`] });
  await refuseDuplicates(store.changePolicy(tx, businessId, policy.id, details), duplicate);
  const isNew = !holdsAlready(versions, { holds_from, terms });
  if (isNew) await store.addVersion(tx, businessId, { policyId: policy.id, holds_from, terms }, now);
  const text = isNew ? `Changed the time-off policy from ${holds_from}` : 'Changed the time-off policy';
  await notePolicy(asking, { id: policy.id, name: details.name }, { action: 'changed', text });
}

/** @throws 409 when somebody has one of them */
async function removePolicies(asking: Asking, policies: readonly store.Policy[]) {
  const inUse = policies.filter(({ employee_count: count }) => count > 0);
  if (inUse.length > 0) {
    const names = new Intl.ListFormat('en-GB').format(inUse.map(({ name }) => name));
    throw refuse.conflict(`Employees have ${names}. Unassign them first.`);
  }
  const ids = policies.map(({ id }) => id);
  const archived = await store.removePolicies(asking.tx, asking.businessId, ids);
  for (const policy of policies) {
    const isKept = archived.includes(policy.id);
    const text = `${isKept ? 'Archived' : 'Deleted'} the time-off policy`;
    await notePolicy(asking, policy, { action: isKept ? 'archived' : 'deleted', text });
  }
  return { deleted: ids.length - archived.length, archived: archived.length };
}

/** @throws 404, 409 when another policy has its name by now */
async function restore(asking: Asking, id: string, today: string): Promise<store.Policy> {
  const { tx, businessId } = asking;
  const [policy] = await store.claimPolicies(tx, businessId, [id], today);
  if (policy === undefined) throw refuse.missing();
  if (!policy.is_archived) return policy;
  if ((await store.listNames(tx, businessId)).includes(policy.name.toLowerCase()))
    throw refuse.conflict(`Another policy is called ${policy.name} by now. Rename it first.`, 'name');
  await refuseDuplicates(store.restorePolicy(tx, businessId, id), duplicate);
  await notePolicy(asking, policy, { action: 'restored', text: 'Used the time-off policy again' });
  return findPolicy(asking, id);
}

/** What of the pack the business does not have. Another policy may have the name: it then gets one that says what it is. */
async function addPack(asking: Asking, today: string) {
  const { tx, businessId } = asking;
  await store.lockPack(tx, businessId);
  const kinds = await store.listKinds(tx, businessId);
  const taken = await store.listNames(tx, businessId);
  const policies: store.Policy[] = [];
  for (const { name, ...packed } of nigerianPack.filter(({ kind }) => !kinds.includes(kind))) {
    const free = taken.includes(name.toLowerCase()) ? `${name} (Nigeria)` : name;
    const plain = { departments: [], route: [...plainRoute], wait_days: plainWait };
    const policy = { ...packed, ...plain, name: free, holds_from: firstOfYear(today) };
    policies.push(await addPolicy(asking, policy));
  }
  return { policies };
}

export const policiesHandlers = ({ clock }: Platform): Pick<Handlers, PolicyOperation> => {
  const todayOf = ({ tx, businessId }: Pick<Caller, 'tx' | 'businessId'>) => todayIn(tx, businessId, clock.now());
  const inside = ({ tx, businessId }: Pick<Caller, 'tx' | 'businessId'>) => ({ tx, businessId, now: clock.now() });
  return {
    listTimeoffPolicies: async (call) =>
      pageOf(call, await store.listPolicies(call.tx, call.businessId, call.query, await todayOf(call)), (one) => one),

    restoreTimeoffPolicy: async (call) => restore(askingOf(call, clock.now()), call.params.id, await todayOf(call)),

    getTimeoffPolicy: (call) => findPolicy(inside(call), call.params.id),

    createTimeoffPolicy: (call) => {
      const { tx, userId, businessId, body, idempotencyKey } = call;
      const intent = { userId, key: idempotencyKey, operation: 'createTimeoffPolicy', businessId, body };
      return once(tx, intent, clock.now(), async () => {
        const { kind, terms, holds_from = firstOfYear(await todayOf(call)) } = body;
        return addPolicy(askingOf(call, clock.now()), { ...detailsOf(body), kind, terms, holds_from });
      });
    },

    updateTimeoffPolicy: async (call) => {
      const asking = askingOf(call, clock.now());
      const policy = await claimPolicy(asking, call.params.id);
      assertUnchanged(call, policy);
      await changePolicy(asking, policy, call.body, await todayOf(call));
      return findPolicy(asking, policy.id);
    },

    bulkDeleteTimeoffPolicies: async (call) => {
      const asking = askingOf(call, clock.now());
      return removePolicies(asking, await claimNamed(asking, call.body.ids, 'ids'));
    },

    listTimeoffPolicyVersions: async (call) => {
      const { id } = await findPolicy(inside(call), call.params.id);
      const versions = await store.listVersions(call.tx, call.businessId, id);
      return onePage(shownVersions(versions, await todayOf(call)));
    },

    previewTimeoffPack: async ({ tx, businessId }) => {
      const kinds = await store.listKinds(tx, businessId);
      const policies = nigerianPack.map((packed) => ({
        ...packed,
        notes: [...(lawNotes[packed.kind] ?? [])],
        is_there: kinds.includes(packed.kind),
      }));
      return { policies };
    },

    addTimeoffPack: async (call) => addPack(askingOf(call, clock.now()), await todayOf(call)),
  };
};
