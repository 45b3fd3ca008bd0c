/**
 * An issue is sent for repair or inspection by recording the maintenance: while it is open, its status follows from what was
 * recorded last for it. For whatever changes maintenance.
 */
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import { hasEnded, statusAfter } from './rules.ts';
import { claimIssue, followRepair, listMaintenanceFor, storeOpen } from './store.ts';

type Sent = { businessId: string; issueId: string; assetId: string };

/**
 * Locks the issue for which maintenance of an asset is about to be recorded; `settleIssue` follows.
 * @throws 400 at `issue` when there is no such issue, it is of another asset, or it has ended
 */
export async function claimIssueFor(tx: Tx, { businessId, issueId, assetId }: Sent): Promise<void> {
  const issue = await claimIssue(tx, businessId, issueId);
  if (issue === undefined || issue.asset_id !== assetId)
    throw refuse.fields({ issue: ['This issue is not there, or of another asset.'] });
  if (hasEnded(issue.status)) throw refuse.fields({ issue: ['This issue has ended. Reopen it first.'] });
}

/** Says again what an open issue is, after maintenance for it was recorded, changed or deleted. */
export async function settleIssue(tx: Tx, businessId: string, issueId: string): Promise<void> {
  const issue = await claimIssue(tx, businessId, issueId);
  if (issue === undefined || hasEnded(issue.status)) return;
  const [latest] = await listMaintenanceFor(tx, businessId, issueId);
  const is = statusAfter(latest?.type ?? null);
  await storeOpen(tx, businessId, issueId, is);
  await followRepair(tx, businessId, issue.asset_id, { was: issue.status, is });
}
