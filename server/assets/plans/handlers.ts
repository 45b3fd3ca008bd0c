/** Maintenance that recurs: plans of an asset or of a whole type, and what is due by them. */
import { todayIn } from '../../directory/business-day.ts';
import { record } from '../../platform/audit.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency.ts';
import { pageOf } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimAssets, findType } from '../assets/store.ts';
import { note } from '../assignments/assigning.ts';
import { refreshDues } from './dues.ts';
import * as store from './store.ts';

type PlanOperation =
  | 'listMaintenancePlans'
  | 'createMaintenancePlan'
  | 'deleteMaintenancePlan'
  | 'skipPlannedMaintenance'
  | 'listPlannedMaintenance';
type Creation = BusinessCall<'createMaintenancePlan'>;

const present = ({ created_at, ...plan }: store.PlanRow) => ({ ...plan, created_at: created_at.toISOString() });

/** @throws 400 when it says nothing of when, or is not of exactly one asset or type that is there */
async function planOf({ tx, businessId, body }: Creation, today: string): Promise<store.NewPlan> {
  const { asset = null, asset_type = null, every = null, unit = null, every_km = null, every_hours = null } = body;
  if ((asset === null) === (asset_type === null)) throw refuse.general('Choose either an asset or an asset type.');
  if ((every === null) !== (unit === null)) throw refuse.fields({ every: ['Say how often, with its unit.'] });
  if (every === null && every_km === null && every_hours === null)
    throw refuse.general('Say how often: by the calendar, by kilometres or by engine hours.');
  const { name, type, counts_from, last_done_on = today } = body;
  if (last_done_on > today) throw refuse.fields({ last_done_on: ['Choose today or an earlier day.'] });
  if (asset !== null && (await claimAssets(tx, businessId, [asset])).length === 0)
    throw refuse.fields({ asset: ['This asset does not exist.'] });
  if (asset_type !== null && (await findType(tx, businessId, asset_type)) === undefined)
    throw refuse.fields({ asset_type: ['This asset type does not exist.'] });
  return { asset, asset_type, every, unit, every_km, every_hours, name: name.trim(), type, counts_from, last_done_on };
}

export const plansHandlers = ({ clock }: Platform): Pick<Handlers, PlanOperation> => {
  const read = async ({ tx, businessId }: Pick<Creation, 'tx' | 'businessId'>, id: string) => {
    const plan = await store.findPlan(tx, businessId, id);
    if (plan === undefined) throw refuse.missing();
    return present(plan);
  };

  return {
    listMaintenancePlans: async (call) =>
      pageOf(call, await store.listPlans(call.tx, call.businessId, call.query), present),

    createMaintenancePlan: (call) => {
      const { tx, userId, businessId, address, body, idempotencyKey } = call;
      const now = clock.now();
      const intent = { userId, key: idempotencyKey, operation: 'createMaintenancePlan', businessId, body };
      return once(tx, intent, now, async () => {
        const plan = await planOf(call, await todayIn(tx, businessId, now));
        const id = await store.addPlan(tx, businessId, plan, now);
        await refreshDues(tx, businessId, { planId: id });
        const about = { businessId, actorId: userId, action: 'maintenancePlan.added', address, now };
        await record(tx, { ...about, text: 'Planned maintenance', subject: { id, name: plan.name } });
        return read(call, id);
      });
    },

    deleteMaintenancePlan: async ({ tx, businessId, userId, address, params: { id } }) => {
      const name = await store.deletePlan(tx, businessId, id);
      if (name === undefined) throw refuse.missing();
      const about = { businessId, actorId: userId, action: 'maintenancePlan.deleted', address, now: clock.now() };
      await record(tx, { ...about, text: 'Deleted a maintenance plan', subject: { id, name } });
      return undefined;
    },

    skipPlannedMaintenance: (call) => {
      const { tx, userId, businessId, address, params, body, idempotencyKey } = call;
      const now = clock.now();
      const intent = {
        userId,
        key: idempotencyKey,
        operation: `skipPlannedMaintenance ${params.id}`,
        businessId,
        body,
      };
      return once(tx, intent, now, async () => {
        const plan = await read(call, params.id);
        const [asset] = await claimAssets(tx, businessId, [body.asset]);
        if (asset === undefined || !(await store.isPlannedFor(tx, businessId, plan.id, asset.id)))
          throw refuse.fields({ asset: ['This plan is not for this asset.'] });
        const today = await todayIn(tx, businessId, now);
        await store.addSkip(tx, businessId, { plan: plan.id, asset: asset.id, on: today });
        await refreshDues(tx, businessId, { assetId: asset.id });
        await note(
          { tx, businessId, userId, address, now },
          asset,
          'asset.maintenanceSkipped',
          `Left out ${plan.name}`,
        );
        const { rows } = await store.listDues(tx, businessId, { plan: plan.id, asset: asset.id }, today);
        return rows[0] as NonNullable<(typeof rows)[0]>;
      });
    },

    listPlannedMaintenance: async (call) => {
      const { tx, businessId, query } = call;
      const today = await todayIn(tx, businessId, clock.now());
      return pageOf(call, await store.listDues(tx, businessId, query, today), (due) => due);
    },
  };
};
