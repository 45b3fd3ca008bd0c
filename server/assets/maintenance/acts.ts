/** What may be asked of maintenance: to be recorded, changed and deleted, with all that follows from it. */
import { renewedBy } from '../../../rules/assets/renewal.ts';
import { todayIn } from '../../directory/business-day.ts';
import { type Asking, type Inside, refuseFields } from '../../platform/asking.ts';
import type { Jobs } from '../../platform/background-jobs/background-jobs.ts';
import { refuse } from '../../platform/errors.ts';
import { claimAssets } from '../assets/store.ts';
import { setFiles } from '../attachments/acts.ts';
import { note } from '../history/acts.ts';
import { claimIssueFor, settleIssue } from '../issues/sending.ts';
import { refreshDues } from '../plans/dues.ts';
import { isPlannedFor } from '../plans/store.ts';
import { takeReadingsOf } from '../readings/acts.ts';
import { followOdometer } from '../readings/store.ts';
import { endReminders, remindOf, subjectKind } from './reminding.ts';
import { type Entry, entryWith, type Given, isSame, naming } from './rules.ts';
import * as store from './store.ts';

/** @throws 404 */
export async function findMaintenance({ tx, businessId, now }: Inside & Pick<Asking, 'now'>, id: string) {
  const found = await store.findMaintenance(tx, businessId, id, await todayIn(tx, businessId, now));
  if (found === undefined) throw refuse.missing();
  return found;
}

/** What follows from an entry: its readings, and what is due next. */
async function settle(asking: Asking, assetId: string, id: string, entry: Entry) {
  const { tx, businessId } = asking;
  if (entry.plan_id !== null && !(await isPlannedFor(tx, businessId, entry.plan_id, assetId)))
    throw refuseFields(asking, { plan: ['This plan is not for this asset.'] });
  await takeReadingsOf(asking, assetId, id, entry);
  await refreshDues(asking, { assetId });
}

/**
 * A record ends what it renews: what is chosen, and without a choice what is due by the same words.
 * @param chosen null to find it, undefined to leave it as it is
 * @throws 400 for what is not due by an earlier entry of this asset
 */
async function renew(
  asking: Asking,
  assetId: string,
  id: string,
  entry: Entry,
  chosen: readonly string[] | null | undefined,
) {
  if (chosen === undefined) return;
  const { tx, businessId } = asking;
  const open = await store.listRenewable(tx, businessId, assetId, id);
  const renewed = chosen ?? renewedBy(entry, open);
  const before = new Map(open.map((one) => [one.id, one]));
  if (renewed.some((one) => (before.get(one)?.date ?? '9999') > entry.date))
    throw refuseFields(asking, { renews: ['Choose what is due by an earlier entry.'] });
  await store.storeRenewals(tx, businessId, id, renewed);
  await endReminders(asking, renewed);
}

async function claimIssue({ tx, businessId }: Inside, assetId: string, issueId: string | null) {
  if (issueId !== null) await claimIssueFor(tx, { businessId, issueId, assetId });
}
/** What an issue is follows from the entries that were recorded for it. */
async function settleIssues({ tx, businessId }: Inside, ...issueIds: (string | null)[]) {
  for (const id of new Set(issueIds)) if (id !== null) await settleIssue(tx, businessId, id);
}

/** Makes these its files, where any are named. */
async function attach(asking: Asking, jobs: Jobs, assetId: string, id: string, ids: readonly string[] | undefined) {
  if (ids !== undefined) await setFiles(asking, jobs, { ids, subject: { kind: subjectKind, id }, assetId });
}

/** @returns its id. @throws 400 at the fields that are wrong */
export async function recordMaintenance(
  asking: Asking,
  jobs: Jobs,
  { asset: assetId, ...given }: Given & { asset: string },
): Promise<string> {
  const { tx, businessId, now } = asking;
  // Locked first, so that changes of what was done to one asset take turns.
  const [asset] = await claimAssets(tx, businessId, [assetId]);
  if (asset === undefined) throw refuseFields(asking, { asset: ['This asset does not exist.'] });
  const { entry, problems } = entryWith(null, given, await todayIn(tx, businessId, now));
  if (problems !== null) throw refuseFields(asking, problems);
  await claimIssue(asking, asset.id, entry.issue_id);
  const id = await store.addMaintenance(tx, businessId, asset.id, entry, now);
  await renew(asking, asset.id, id, entry, given.renews ?? null);
  await settle(asking, asset.id, id, entry);
  await settleIssues(asking, entry.issue_id);
  await attach(asking, jobs, asset.id, id, given.attachments);
  await remindOf(asking, await findMaintenance(asking, id), given.reminder);
  await note(asking, asset, 'asset.maintained', `Recorded ${naming(entry)}`);
  return id;
}

/** The entry with its asset, both locked. @throws 404 */
export async function claimMaintenance(asking: Asking, id: string) {
  const { tx, businessId } = asking;
  const [asset] = await claimAssets(tx, businessId, [(await findMaintenance(asking, id)).asset]);
  const entry = await store.claimMaintenance(tx, businessId, id);
  if (asset === undefined || entry === undefined) throw refuse.missing();
  return { asset, entry };
}

/** @throws 404, and 400 at the fields that are wrong */
export async function changeMaintenance(
  asking: Asking,
  jobs: Jobs,
  id: string,
  { asset: assetId, ...given }: Given,
): Promise<void> {
  const { tx, businessId, now } = asking;
  const { asset, entry: known } = await claimMaintenance(asking, id);
  if (assetId !== undefined && assetId !== asset.id)
    throw refuseFields(asking, { asset: ['An entry stays with its asset.'] });
  const { entry, problems } = entryWith(known, given, await todayIn(tx, businessId, now));
  if (problems !== null) throw refuseFields(asking, problems);
  const { id: _id, asset_id: _assetId, ...before } = known;
  const isChanged = !isSame(before, entry);
  if (isChanged) {
    if (entry.issue_id !== before.issue_id) await claimIssue(asking, asset.id, entry.issue_id);
    await store.storeEntry(tx, businessId, id, entry);
    await settle(asking, asset.id, id, entry);
    await settleIssues(asking, before.issue_id, entry.issue_id);
  }
  await renew(asking, asset.id, id, entry, given.renews);
  await attach(asking, jobs, asset.id, id, given.attachments);
  if (isChanged || given.attachments !== undefined)
    await note(asking, asset, 'asset.maintenanceChanged', `Changed ${naming(entry)}`);
  await remindOf(asking, await findMaintenance(asking, id), given.reminder);
}

/** With its files, its readings and its reminder. @throws 404 */
export async function deleteMaintenance(asking: Asking, jobs: Jobs, id: string): Promise<void> {
  const { tx, businessId } = asking;
  const { asset, entry } = await claimMaintenance(asking, id);
  await store.deleteMaintenance(tx, businessId, entry.id);
  await settleIssues(asking, entry.issue_id);
  await endReminders(asking, [entry.id]);
  await attach(asking, jobs, asset.id, entry.id, []);
  await followOdometer(tx, businessId, asset.id);
  await refreshDues(asking, { assetId: asset.id });
  await note(asking, asset, 'asset.maintenanceDeleted', `Deleted ${naming(entry)}`);
}
