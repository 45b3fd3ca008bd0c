/** Assigning an asset, taking it back, and who has had it. */
import { describeEmployees } from '../../directory/employees.ts';
import { askingOf } from '../../platform/asking.ts';
import type { Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { answerAsset } from '../assets/acts.ts';
import { findAsset, listAssetsOf, listPlannedFor } from '../assets/store.ts';
import { assignAsset, assignAssets, unassignAsset, unassignAssets } from './acts.ts';
import { listAssignments } from './store.ts';

type AssignmentOperation =
  | 'assignAsset'
  | 'assignAssets'
  | 'unassignAsset'
  | 'unassignAssets'
  | 'listAssetAssignees'
  | 'listAssetsOf';

export const assignmentsHandlers = ({ clock }: Platform): Pick<Handlers, AssignmentOperation> => ({
  assignAsset: async (call) => {
    const asking = askingOf(call, clock.now());
    const { assignee, date_assigned, expected_return_date = null } = call.body;
    const order = { employeeId: assignee, dateAssigned: date_assigned, expectedReturnDate: expected_return_date };
    await assignAsset(asking, call.params.id, order);
    return answerAsset(asking, call.params.id);
  },

  unassignAsset: async (call) => {
    const asking = askingOf(call, clock.now());
    await unassignAsset(asking, call.params.id, call.body.end_date);
    return answerAsset(asking, call.params.id);
  },

  assignAssets: async (call) => {
    const { assets, assignee, date_assigned, expected_return_date = null } = call.body;
    const order = { assetIds: assets, employeeId: assignee, dateAssigned: date_assigned, handoverId: null };
    const asking = askingOf(call, clock.now());
    return { results: await assignAssets(asking, { ...order, expectedReturnDate: expected_return_date }) };
  },

  unassignAssets: async (call) => ({
    results: await unassignAssets(askingOf(call, clock.now()), call.body.assets, call.body.end_date),
  }),

  listAssetsOf: async (call) => {
    const { tx, businessId, query } = call;
    const assignee = (await describeEmployees(tx, businessId, [query.assignee])).get(query.assignee) ?? null;
    const held = await listAssetsOf(tx, businessId, query.assignee, query, clock.now());
    const planned = await listPlannedFor(tx, businessId, query.assignee, clock.now());
    return { ...pageOf(call, held, (asset) => asset), planned, assignee };
  },

  listAssetAssignees: async (call) => {
    const { tx, businessId, params, query } = call;
    if ((await findAsset(tx, businessId, params.id, clock.now())) === undefined) throw refuse.missing();
    return pageOf(call, await listAssignments(tx, businessId, params.id, query), (assignment) => assignment);
  },
});
