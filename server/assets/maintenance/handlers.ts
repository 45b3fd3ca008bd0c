/** Maintenance of assets: services, repairs and inspections, what is due next, and what they cost. */

import { todayIn } from '../../directory/business-day.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency.ts';
import { pageOf } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeStored } from '../../platform/removed-files.ts';
import { assertUnchanged } from '../../platform/unchanged.ts';
import { claimAssets, findAsset } from '../assets/store.ts';
import { type Asking, note } from '../assignments/assigning.ts';
import { attachmentsOf, setAttachments } from '../attachments/store.ts';
import { claimIssueFor, settleIssue } from '../issues/sending.ts';
import { refreshDues } from '../plans/dues.ts';
import { isPlannedFor } from '../plans/store.ts';
import { takeReadingsOf } from '../readings/recording.ts';
import { followOdometer } from '../readings/store.ts';
import { endReminders, remindersOfEntries, remindOf, subjectKind } from './reminding.ts';
import { type Entry, entryWith, type Given, isSame, naming } from './rules.ts';
import * as store from './store.ts';

type MaintenanceOperation =
  | 'listMaintenance'
  | 'createMaintenance'
  | 'getMaintenance'
  | 'updateMaintenance'
  | 'deleteMaintenance'
  | 'listAssetMaintenance'
  | 'getMaintenanceCosts';
type Caller = Pick<BusinessCall<'deleteMaintenance'>, 'tx' | 'businessId' | 'userId' | 'address'>;

type Known = {
  reminders: Awaited<ReturnType<typeof remindersOfEntries>>;
  attachments: Awaited<ReturnType<typeof attachmentsOf>>;
};

const presentWith =
  ({ reminders, attachments }: Known) =>
  ({ created_at, ...entry }: store.Row) => ({
    ...entry,
    attachments: attachments.get(entry.id) ?? [],
    reminder: reminders.get(entry.id) ?? null,
    created_at: created_at.toISOString(),
  });

export const maintenanceHandlers = ({ clock, jobs }: Platform): Pick<Handlers, MaintenanceOperation> => {
  const asked = ({ tx, businessId, userId, address }: Caller): Asking => ({
    ...{ tx, businessId, userId, address },
    now: clock.now(),
  });
  const today = ({ tx, businessId }: Pick<Asking, 'tx' | 'businessId'>) => todayIn(tx, businessId, clock.now());

  const find = async (asking: Pick<Asking, 'tx' | 'businessId'>, id: string) => {
    const found = await store.findMaintenance(asking.tx, asking.businessId, id, await today(asking));
    if (found === undefined) throw refuse.missing();
    return found;
  };

  /** How entries are answered. */
  const presenting = async ({ tx, businessId }: Pick<Asking, 'tx' | 'businessId'>, rows: readonly store.Row[]) => {
    const ids = rows.map(({ id }) => id);
    const reminders = await remindersOfEntries(tx, businessId, ids, clock.now());
    return presentWith({ reminders, attachments: await attachmentsOf(tx, businessId, subjectKind, ids) });
  };

  const read = async (asking: Pick<Asking, 'tx' | 'businessId'>, id: string) => {
    const found = await find(asking, id);
    return (await presenting(asking, [found]))(found);
  };

  /** Locked first, so that changes of what was done to one asset take turns. */
  const claimAsset = async ({ tx, businessId }: Asking, id: string) => {
    const [asset] = await claimAssets(tx, businessId, [id]);
    return asset;
  };

  /** What follows from an entry: its readings, and what is due next. */
  const settle = async (asking: Asking, assetId: string, id: string, entry: Entry) => {
    const { tx, businessId } = asking;
    if (entry.plan_id !== null && !(await isPlannedFor(tx, businessId, entry.plan_id, assetId)))
      throw refuse.fields({ plan: ['This plan is not for this asset.'] });
    await takeReadingsOf(asking, assetId, id, entry);
    await endReminders(asking, await store.reopenDue(tx, businessId, assetId));
    await refreshDues(asking, { assetId });
  };

  /** Makes these its files, where any are named. */
  const attach = async (
    { tx, businessId }: Asking,
    assetId: string,
    id: string,
    ids: readonly string[] | undefined,
  ) => {
    if (ids === undefined) return;
    const subject = { kind: subjectKind, id };
    await removeStored(jobs, tx, await setAttachments(tx, businessId, { ids, subject, assetId }));
  };

  const claimIssue = async ({ tx, businessId }: Asking, assetId: string, issueId: string | null) => {
    if (issueId !== null) await claimIssueFor(tx, { businessId, issueId, assetId });
  };
  /** What an issue is follows from the entries that were recorded for it. */
  const settleIssues = async ({ tx, businessId }: Asking, ...issueIds: (string | null)[]) => {
    for (const id of new Set(issueIds)) if (id !== null) await settleIssue(tx, businessId, id);
  };

  const create = async (asking: Asking, { asset: assetId, ...given }: Given & { asset: string }) => {
    const { tx, businessId, now } = asking;
    const asset = await claimAsset(asking, assetId);
    if (asset === undefined) throw refuse.fields({ asset: ['This asset does not exist.'] });
    const { entry, problems } = entryWith(null, given, await today(asking));
    if (problems !== null) throw refuse.fields(problems);
    await claimIssue(asking, asset.id, entry.issue_id);
    const id = await store.addMaintenance(tx, businessId, asset.id, entry, now);
    await settle(asking, asset.id, id, entry);
    await settleIssues(asking, entry.issue_id);
    await attach(asking, asset.id, id, given.attachments);
    await remindOf(asking, await find(asking, id), given.reminder);
    await note(asking, asset, 'asset.maintained', `Recorded ${naming(entry)}`);
    return read(asking, id);
  };

  /** The entry with its asset, both locked. */
  const claim = async (asking: Asking, id: string) => {
    const { tx, businessId } = asking;
    const { asset: assetId } = await find(asking, id);
    const asset = await claimAsset(asking, assetId);
    const entry = await store.claimMaintenance(tx, businessId, id);
    if (asset === undefined || entry === undefined) throw refuse.missing();
    return { asset, entry };
  };

  const change = async (asking: Asking, id: string, { asset: assetId, ...given }: Given) => {
    const { tx, businessId } = asking;
    const { asset, entry: known } = await claim(asking, id);
    if (assetId !== undefined && assetId !== asset.id)
      throw refuse.fields({ asset: ['An entry stays with its asset.'] });
    const { entry, problems } = entryWith(known, given, await today(asking));
    if (problems !== null) throw refuse.fields(problems);
    const { id: _id, asset_id: _assetId, ...before } = known;
    const isChanged = !isSame(before, entry);
    if (isChanged) {
      if (entry.issue_id !== before.issue_id) await claimIssue(asking, asset.id, entry.issue_id);
      await store.storeEntry(tx, businessId, id, entry);
      await settle(asking, asset.id, id, entry);
      await settleIssues(asking, before.issue_id, entry.issue_id);
    }
    await attach(asking, asset.id, id, given.attachments);
    if (isChanged || given.attachments !== undefined)
      await note(asking, asset, 'asset.maintenanceChanged', `Changed ${naming(entry)}`);
    await remindOf(asking, await find(asking, id), given.reminder);
    return read(asking, id);
  };

  return {
    listMaintenance: async (call) => {
      const listed = await store.listMaintenance(call.tx, call.businessId, call.query, await today(call));
      return pageOf(call, listed, await presenting(call, listed.rows));
    },

    createMaintenance: (call) => {
      const { tx, userId, businessId, body, idempotencyKey } = call;
      const { editId, ...given } = body;
      const intent = { userId, key: idempotencyKey, operation: 'createMaintenance', businessId, body };
      return once(tx, intent, clock.now(), () =>
        editId === undefined ? create(asked(call), given) : change(asked(call), editId, given),
      );
    },

    getMaintenance: (call) => read(call, call.params.id),

    updateMaintenance: async (call) => {
      const asking = asked(call);
      const { entry } = await claim(asking, call.params.id);
      assertUnchanged(call, await read(asking, entry.id));
      return change(asking, entry.id, call.body);
    },

    deleteMaintenance: async (call) => {
      const asking = asked(call);
      const { asset, entry } = await claim(asking, call.params.id);
      await store.deleteMaintenance(call.tx, call.businessId, entry.id);
      await settleIssues(asking, entry.issue_id);
      await endReminders(asking, [entry.id]);
      await attach(asking, asset.id, entry.id, []);
      await store.reopenDue(call.tx, call.businessId, asset.id);
      await followOdometer(call.tx, call.businessId, asset.id);
      await refreshDues(asking, { assetId: asset.id });
      await note(asking, asset, 'asset.maintenanceDeleted', `Deleted ${naming(entry)}`);
      return undefined;
    },

    listAssetMaintenance: async (call) => {
      const { tx, businessId, params, query } = call;
      if ((await findAsset(tx, businessId, params.id, clock.now())) === undefined) throw refuse.missing();
      const listed = await store.listOfAsset(tx, businessId, params.id, query, await today(call));
      return pageOf(call, listed, await presenting(call, listed.rows));
    },

    getMaintenanceCosts: ({ tx, businessId, query }) => store.sumCosts(tx, businessId, query),
  };
};
