/** Takes an import back: who was added is deleted, and who was updated becomes as they were. */
import { listOwners, lockBusiness } from '../../directory/directory.ts';
import type { Tx } from '../../platform/database/database.ts';
import { recordedSince } from '../../platform/imports/since.ts';
import type { RowResult } from '../../platform/imports/store.ts';
import type { ImportTask } from '../../platform/imports/work.ts';
import { recordAll } from '../../platform/security/audit.ts';
import { isOneself } from '../employees/oneself.ts';
import { nameOf, readEmployee } from '../employees/store.ts';
import { restore } from './importer.ts';
import { deleteEmployee, recorded, releaseFrom, unlessReferred } from './store.ts';

/** About whom something was recorded since stays, and so does who cannot be deleted any more. */
export async function undoRows(tx: Tx, task: ImportTask, results: readonly RowResult[], now: Date) {
  const { businessId, importId, userId, address } = task;
  await lockBusiness(tx, businessId);
  const stored = results.flatMap((one) => (one.outcome === 'created' || one.outcome === 'updated' ? [one] : []));
  const ids = stored.map(({ id }) => id);
  const since = await recordedSince({ tx, businessId, importId }, recorded, ids);
  const isChanged = new Set(since.map(({ id }) => id));
  const standing = stored.filter(({ id }) => !isChanged.has(id));
  const added = standing.filter(({ outcome }) => outcome === 'created').map(({ id }) => id);
  await releaseFrom({ tx, businessId, importId }, added);
  const undone: string[] = [];
  const entries: { action: string; text: string; subject: { id: string; name: string } }[] = [];
  const isOwner = (await listOwners(tx, businessId)).some(({ id }) => id === userId);
  for (const one of standing.toReversed()) {
    const employee = await readEmployee(tx, businessId, one.id);
    if (employee === undefined) continue;
    const subject = { id: one.id, name: nameOf(employee) };
    // Nobody takes back what was changed of themselves.
    if (one.outcome === 'updated' && (await isOneself({ tx, businessId, userId, isOwner }, one.id))) continue;
    let text = 'Changed back, because the import was undone';
    const isUndone = await unlessReferred(tx, async () => {
      if (one.outcome !== 'updated') return deleteEmployee(tx, businessId, one.id);
      text = (await restore({ tx, ...task }, employee, one.before, now)) ?? text;
      return true;
    });
    if (!isUndone) continue;
    undone.push(one.id);
    entries.push(
      one.outcome === 'updated'
        ? { action: recorded.actions.changedBack, text, subject }
        : { action: 'employee.deleted', text: 'Deleted, because the import was undone', subject },
    );
  }
  await recordAll(tx, { businessId, actorId: userId, address, now }, entries);
  return { undone, kept: stored.length - undone.length };
}
