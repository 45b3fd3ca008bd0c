/** Gives assets to an employee and takes them back, with their history. What else happens with a hand-over is not known here. */
import { todayIn } from '../../directory/business-day.ts';
import { claimActiveEmployee } from '../../directory/employees.ts';
import type { Asking } from '../../platform/asking.ts';
import { refuse } from '../../platform/errors.ts';
import { titleOf } from '../assets/rules.ts';
import { type ClaimedAsset, claimAssets, lockRegister } from '../assets/store.ts';
import { note } from '../history/acts.ts';
import { isAfterLast, type Period, problemsOf, problemsOfEnd } from './rules.ts';
import * as store from './store.ts';

export type Outcome = {
  id: string;
  /** Null when it is not there. */
  title: string | null;
  outcome: 'done' | 'missing' | 'refused';
  /** Why it was refused. */
  detail: string | null;
};
type Order = Period & { assetIds: readonly string[]; employeeId: string; handoverId: string | null };

/**
 * Gives each of the assets that nobody has to the employee; the others are refused one by one.
 * @throws 400 when the dates are wrong or the employee does not work here
 */
export async function assignAssets(asking: Asking, order: Order): Promise<Outcome[]> {
  const { tx, businessId, now } = asking;
  const { assetIds, employeeId, dateAssigned } = order;
  const problems = problemsOf(order);
  if (problems !== null) throw refuse.fields(problems);
  await lockRegister(tx, businessId);
  const employee = await claimActiveEmployee(tx, businessId, employeeId);
  if (employee === undefined) throw refuse.fields({ assignee: ['This employee does not work here.'] });
  const [claimed, holders, ends] = await Promise.all([
    claimAssets(tx, businessId, assetIds),
    store.openPeriods(tx, businessId, assetIds),
    store.lastEnds(tx, businessId, assetIds),
  ]);
  const found = new Map(claimed.map((asset) => [asset.id, asset]));
  const outcomes = assetIds.map((id): Outcome => {
    const [asset, holder, lastEnd] = [found.get(id), holders.get(id), ends.get(id) ?? null];
    if (asset === undefined) return { id, title: null, outcome: 'missing', detail: null };
    const refused = (detail: string): Outcome => ({ id, title: titleOf(asset), outcome: 'refused', detail });
    if (holder !== undefined) return refused(`${holder.name} has it already.`);
    if (!isAfterLast(dateAssigned, lastEnd)) return refused(`Somebody had it until ${lastEnd}.`);
    return { id, title: titleOf(asset), outcome: 'done', detail: null };
  });
  const given = outcomes.flatMap(({ id, outcome }) => (outcome === 'done' ? [found.get(id) as ClaimedAsset] : []));
  if (given.length > 0) {
    await store.startPeriods(tx, businessId, { ...order, assetIds: given.map(({ id }) => id), now });
    for (const asset of given) await note(asking, asset, 'asset.assigned', `Assigned to ${employee.name}`);
  }
  return outcomes;
}

/**
 * Gives one asset to the employee.
 * @throws 404; 409 when somebody has it; 400 when the dates are wrong or the employee does not work here
 */
export async function assignAsset(asking: Asking, id: string, order: Omit<Order, 'assetIds' | 'handoverId'>) {
  const { tx, businessId } = asking;
  const [outcome] = await assignAssets(asking, { ...order, assetIds: [id], handoverId: null });
  if (outcome?.outcome === 'missing') throw refuse.missing();
  if (outcome?.outcome !== 'refused') return;
  const holder = (await store.openPeriods(tx, businessId, [id])).get(id);
  if (holder !== undefined) throw refuse.conflict(`${holder.name} has this asset already.`, 'assigned');
  const lastEnd = (await store.lastEnds(tx, businessId, [id])).get(id);
  throw refuse.fields({ date_assigned: [`Somebody had this asset until ${lastEnd}. Choose that day or a later one.`] });
}

/** Takes one asset back. @throws 404; 409 when nobody has it; 400 for a day before today or before it was given */
export async function unassignAsset(asking: Asking, id: string, endDate: string): Promise<void> {
  const { tx, businessId, now } = asking;
  const today = await todayIn(tx, businessId, now);
  await lockRegister(tx, businessId);
  const [asset] = await claimAssets(tx, businessId, [id]);
  if (asset === undefined) throw refuse.missing();
  const period = (await store.openPeriods(tx, businessId, [id])).get(id);
  if (period === undefined) throw refuse.conflict('Nobody has this asset.', 'unassigned');
  const problems = problemsOfEnd(endDate, { today, ...period });
  if (problems !== null) throw refuse.fields(problems);
  await takeBack(asking, [asset], endDate);
}

/**
 * Takes each of the assets that somebody has back; the others are refused one by one.
 * @throws 400 for a day before today
 */
export async function unassignAssets(asking: Asking, assetIds: readonly string[], endDate: string): Promise<Outcome[]> {
  const { tx, businessId, now } = asking;
  if (endDate < (await todayIn(tx, businessId, now)))
    throw refuse.fields({ end_date: ['The end date cannot be before today.'] });
  await lockRegister(tx, businessId);
  const claimed = await claimAssets(tx, businessId, assetIds);
  const holders = await store.openPeriods(tx, businessId, assetIds);
  const found = new Map(claimed.map((asset) => [asset.id, asset]));
  const outcomes = assetIds.map((id): Outcome => {
    const [asset, holder] = [found.get(id), holders.get(id)];
    if (asset === undefined) return { id, title: null, outcome: 'missing', detail: null };
    const refused = (detail: string): Outcome => ({ id, title: titleOf(asset), outcome: 'refused', detail });
    if (holder === undefined) return refused('Nobody has it.');
    if (endDate < holder.dateAssigned) return refused(`${holder.name} gets it only on ${holder.dateAssigned}.`);
    return { id, title: titleOf(asset), outcome: 'done', detail: null };
  });
  const returned = outcomes.flatMap(({ id, outcome }) => (outcome === 'done' ? [found.get(id) as ClaimedAsset] : []));
  await takeBack(asking, returned, endDate);
  return outcomes;
}

/** Takes assets that were claimed back from whoever has them. */
export async function takeBack(asking: Asking, assets: readonly ClaimedAsset[], endDate: string) {
  const { tx, businessId } = asking;
  const held = assets.filter((asset) => asset.assignee_id !== null);
  if (held.length === 0) return;
  const ids = held.map(({ id }) => id);
  const holders = await store.openPeriods(tx, businessId, ids);
  await store.endPeriods(tx, businessId, ids, endDate);
  for (const asset of held)
    await note(asking, asset, 'asset.unassigned', `Taken back from ${holders.get(asset.id)?.name ?? 'somebody'}`);
}
