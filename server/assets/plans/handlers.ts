/** Maintenance plans, and what is due next by them. */

import { todayIn } from '../../directory/business-day.ts';
import { findMember } from '../../directory/directory.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { remindersOf } from '../../platform/reminders/listing.ts';
import { record } from '../../platform/security/audit.ts';
import { claimAssets, findAsset, findType } from '../assets/store.ts';
import { note } from '../history/acts.ts';
import { refreshRest } from './background-jobs.ts';
import { type Reminding, refreshDues } from './dues.ts';
import { previewOf, sampleOf } from './preview.ts';
import { endReminders, subjectKind } from './reminding.ts';
import { type Plan, planWith, problemOf, rhythmOf } from './rules.ts';
import * as store from './store.ts';

type PlanOperation =
  | 'listMaintenancePlans'
  | 'createMaintenancePlan'
  | 'getMaintenancePlan'
  | 'updateMaintenancePlan'
  | 'deleteMaintenancePlan'
  | 'previewMaintenancePlan'
  | 'skipPlannedMaintenance'
  | 'listPlannedMaintenance';
type Call = Pick<BusinessCall<'deleteMaintenancePlan'>, 'tx' | 'businessId' | 'userId' | 'address'>;

const present = ({ created_at, ...plan }: store.PlanRow) => ({ ...plan, created_at: created_at.toISOString() });

/** @throws 400 */
function check(plan: Omit<Plan, 'name' | 'type'>, today: string): void {
  const problem = problemOf(plan, today);
  if (problem === null) return;
  throw problem.field === null
    ? refuse.general(problem.message)
    : refuse.fields({ [problem.field]: [problem.message] });
}

/** @throws 400 when it reminds nobody, or somebody who has left */
async function checkReminder({ tx, businessId }: Call, { reminder }: Plan): Promise<void> {
  const { everyone, holder, people } = reminder?.recipients ?? { everyone: true, holder: false, people: [] };
  for (const person of people)
    if ((await findMember(tx, businessId, person)) === undefined)
      throw refuse.fields({ reminder: ['One of these people is no longer a member.'] });
  if (!everyone && !holder && people.length === 0) throw refuse.fields({ reminder: ['Choose who is reminded.'] });
}

/** @throws 400 when it is not for exactly one asset or type that is there */
async function subjectOf({ tx, businessId }: Call, body: { asset?: string; asset_type?: string }) {
  const { asset = null, asset_type = null } = body;
  if ((asset === null) === (asset_type === null)) throw refuse.general('Choose either an asset or an asset type.');
  if (asset !== null && (await claimAssets(tx, businessId, [asset])).length === 0)
    throw refuse.fields({ asset: ['This asset does not exist.'] });
  if (asset_type !== null && (await findType(tx, businessId, asset_type)) === undefined)
    throw refuse.fields({ asset_type: ['This asset type does not exist.'] });
  return { asset, asset_type };
}

export const plansHandlers = (platform: Platform): Pick<Handlers, PlanOperation> => {
  const { clock, jobs } = platform;
  const find = async ({ tx, businessId }: Pick<Call, 'tx' | 'businessId'>, id: string) => {
    const plan = await store.findPlan(tx, businessId, id);
    if (plan === undefined) throw refuse.missing();
    return plan;
  };

  /** At once for the first assets of a plan, and in the background for the rest of them. */
  const refresh = async ({ tx, businessId }: Call, planId: string, reminding: Reminding) => {
    const after = await refreshDues({ tx, businessId, now: clock.now() }, { planId }, reminding);
    if (after !== null) await jobs.send(tx, refreshRest, { businessId, planId, after, reminding });
  };

  const report = ({ tx, businessId, userId, address }: Call, action: string, text: string, subject: store.PlanName) =>
    record(tx, { businessId, actorId: userId, action, address, text, subject, now: clock.now() });

  const presentDues = async ({ tx, businessId }: Call, rows: readonly store.DueRow[]) => {
    const ids = rows.map(({ id }) => id);
    const reminders = await remindersOf(tx, businessId, subjectKind, ids, clock.now());
    return ({ id, ...due }: store.DueRow) => ({ ...due, reminder: reminders.get(id) ?? null });
  };

  const change = async (call: BusinessCall<'updateMaintenancePlan'>) => {
    const { tx, businessId, userId, params, body } = call;
    const now = clock.now();
    await store.claimPlan(tx, businessId, params.id);
    const known = await find(call, params.id);
    assertUnchanged(call, present(known));
    const today = await todayIn(tx, businessId, now);
    const plan = planWith(known, body, today);
    check(plan, today);
    if (body.reminder != null) await checkReminder(call, plan);
    await store.storePlan(tx, businessId, known.id, plan, { userId, now, today });
    await refresh(call, known.id, body.reminder === undefined ? 'all' : 'anew');
    const [action, text] =
      plan.is_paused === known.is_paused
        ? (['maintenancePlan.changed', 'Changed a maintenance plan'] as const)
        : plan.is_paused
          ? (['maintenancePlan.paused', 'Paused a maintenance plan'] as const)
          : (['maintenancePlan.resumed', 'Resumed a maintenance plan'] as const);
    await report(call, action, text, { id: known.id, name: plan.name });
    return present(await find(call, known.id));
  };

  return {
    listMaintenancePlans: async (call) =>
      pageOf(call, await store.listPlans(call.tx, call.businessId, call.query), present),

    createMaintenancePlan: (call) => {
      const { tx, userId, businessId, body, idempotencyKey } = call;
      const now = clock.now();
      const intent = { userId, key: idempotencyKey, operation: 'createMaintenancePlan', businessId, body };
      return once(tx, intent, now, async () => {
        const { asset: _asset, asset_type: _type, ...given } = body;
        const today = await todayIn(tx, businessId, now);
        const plan = planWith(null, given, today);
        const subject = await subjectOf(call, body);
        check(plan, today);
        await checkReminder(call, plan);
        const id = await store.addPlan(tx, businessId, { ...plan, ...subject }, { userId, now });
        await refresh(call, id, 'moved');
        await report(call, 'maintenancePlan.added', 'Planned maintenance', { id, name: plan.name });
        return present(await find(call, id));
      });
    },

    getMaintenancePlan: async (call) => present(await find(call, call.params.id)),

    updateMaintenancePlan: change,

    deleteMaintenancePlan: async (call) => {
      const { tx, businessId, params } = call;
      await store.claimPlan(tx, businessId, params.id);
      await endReminders({ tx, businessId, now: clock.now() }, await store.dueIds(tx, businessId, params.id));
      const name = await store.deletePlan(tx, businessId, params.id);
      if (name === undefined) throw refuse.missing();
      await report(call, 'maintenancePlan.deleted', 'Deleted a maintenance plan', { id: params.id, name });
      return undefined;
    },

    previewMaintenancePlan: async ({ tx, businessId, query }) => {
      const now = clock.now();
      const { plan = null, asset: assetId, asset_type: typeId, ...given } = query;
      const today = await todayIn(tx, businessId, now);
      const wanted = planWith(null, given, today);
      check(wanted, today);
      const found = assetId === undefined ? undefined : await findAsset(tx, businessId, assetId, now);
      const asset = found ?? (typeId === undefined ? undefined : await sampleOf(tx, businessId, typeId));
      const named = asset === undefined ? null : { id: asset.id, name: asset.name };
      const asked = { rhythm: rhythmOf(wanted), startOn: wanted.last_done_on, asset: named, plan, today };
      return { asset: named, dates: await previewOf(tx, businessId, asked) };
    },

    skipPlannedMaintenance: (call) => {
      const { tx, userId, businessId, address, params, body, idempotencyKey } = call;
      const now = clock.now();
      const operation = `skipPlannedMaintenance ${params.id}`;
      return once(tx, { userId, key: idempotencyKey, operation, businessId, body }, now, async () => {
        const plan = await find(call, params.id);
        const [asset] = await claimAssets(tx, businessId, [body.asset]);
        if (asset === undefined || !(await store.isPlannedFor(tx, businessId, plan.id, asset.id)))
          throw refuse.fields({ asset: ['This plan is not for this asset.'] });
        const today = await todayIn(tx, businessId, now);
        await store.addSkip(tx, businessId, { plan: plan.id, asset: asset.id, on: today });
        await refreshDues({ tx, businessId, now }, { assetId: asset.id });
        const asking = { tx, businessId, userId, address, now };
        await note(asking, asset, 'asset.maintenanceSkipped', `Left out ${plan.name}`);
        const { rows } = await store.listDues(tx, businessId, { plan: plan.id, asset: asset.id }, today);
        const [due] = rows;
        if (due === undefined) throw new Error('What is due next is not there.');
        return (await presentDues(call, rows))(due);
      });
    },

    listPlannedMaintenance: async (call) => {
      const { tx, businessId, query } = call;
      const today = await todayIn(tx, businessId, clock.now());
      const listed = await store.listDues(tx, businessId, query, today);
      return pageOf(call, listed, await presentDues(call, listed.rows));
    },
  };
};
