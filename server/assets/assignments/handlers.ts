/** Assigning an asset, taking it back, and who has had it. */
import { todayIn } from '../../directory/business-day.ts';
import { describeEmployees } from '../../directory/employees.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import { pageOf } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimAssets, findAsset, listAssetsOf, lockRegister } from '../assets/store.ts';
import { assignAssets, takeBack, unassignAssets } from './assigning.ts';
import { problemsOfEnd } from './rules.ts';
import { lastEnds, listAssignments, openPeriods } from './store.ts';

type AssignmentOperation =
  | 'assignAsset'
  | 'assignAssets'
  | 'unassignAsset'
  | 'unassignAssets'
  | 'listAssetAssignees'
  | 'listAssetsOf';

export const assignmentsHandlers = ({ clock }: Platform): Pick<Handlers, AssignmentOperation> => {
  const answer = async ({ tx, businessId, params: { id } }: BusinessCall<'assignAsset' | 'unassignAsset'>) => {
    const asset = await findAsset(tx, businessId, id, clock.now());
    if (asset === undefined) throw refuse.missing();
    return asset;
  };

  return {
    assignAsset: async (call) => {
      const { tx, businessId, body, params } = call;
      const order = {
        assetIds: [params.id],
        employeeId: body.assignee,
        dateAssigned: body.date_assigned,
        expectedReturnDate: body.expected_return_date ?? null,
        handoverId: null,
      };
      const [outcome] = await assignAssets({ ...call, now: clock.now() }, order);
      if (outcome?.outcome === 'missing') throw refuse.missing();
      if (outcome?.outcome === 'refused') {
        const lastEnd = (await lastEnds(tx, businessId, [params.id])).get(params.id);
        const holder = (await openPeriods(tx, businessId, [params.id])).get(params.id);
        if (holder === undefined)
          throw refuse.fields({
            date_assigned: [`Somebody had this asset until ${lastEnd}. Choose that day or a later one.`],
          });
        throw refuse.conflict(`${holder.name} has this asset already.`, 'assigned');
      }
      return answer(call);
    },

    unassignAsset: async (call) => {
      const { tx, businessId, body, params } = call;
      const now = clock.now();
      const today = await todayIn(tx, businessId, now);
      await lockRegister(tx, businessId);
      const [asset] = await claimAssets(tx, businessId, [params.id]);
      if (asset === undefined) throw refuse.missing();
      const period = (await openPeriods(tx, businessId, [params.id])).get(params.id);
      if (period === undefined) throw refuse.conflict('Nobody has this asset.', 'unassigned');
      const problems = problemsOfEnd(body.end_date, { today, ...period });
      if (problems !== null) throw refuse.fields(problems);
      await takeBack({ ...call, now }, [asset], body.end_date);
      return answer(call);
    },

    assignAssets: async (call) => {
      const { assets, assignee, date_assigned, expected_return_date = null } = call.body;
      const order = { assetIds: assets, employeeId: assignee, dateAssigned: date_assigned, handoverId: null };
      const asking = { ...call, now: clock.now() };
      return { results: await assignAssets(asking, { ...order, expectedReturnDate: expected_return_date }) };
    },

    unassignAssets: async (call) => {
      const { tx, businessId, body } = call;
      const now = clock.now();
      if (body.end_date < (await todayIn(tx, businessId, now)))
        throw refuse.fields({ end_date: ['The end date cannot be before today.'] });
      return { results: await unassignAssets({ ...call, now }, body.assets, body.end_date) };
    },

    listAssetsOf: async (call) => {
      const { tx, businessId, query } = call;
      const assignee = (await describeEmployees(tx, businessId, [query.assignee])).get(query.assignee) ?? null;
      const held = await listAssetsOf(tx, businessId, query.assignee, query, clock.now());
      return { ...pageOf(call, held, (asset) => asset), assignee };
    },

    listAssetAssignees: async (call) => {
      const { tx, businessId, params, query } = call;
      if ((await findAsset(tx, businessId, params.id, clock.now())) === undefined) throw refuse.missing();
      return pageOf(call, await listAssignments(tx, businessId, params.id, query), (assignment) => assignment);
    },
  };
};
