/** Gives assets to an employee and takes them back, with their history. What else happens with a hand-over is not known here. */
import { todayIn } from '../../directory/business-day.ts';
import { claimActiveEmployee } from '../../directory/employees.ts';
import type { Asking } from '../../platform/asking.ts';
import { refuse } from '../../platform/errors.ts';
import { titleOf } from '../assets/rules.ts';
import { type ClaimedAsset, claimAssets, lockRegister } from '../assets/store.ts';
import { note } from '../history/acts.ts';
import { obstacleTo, type Period, problemsOf, problemsOfEnd, warningOf } from './rules.ts';
import * as store from './store.ts';

export type Outcome = {
  id: string;
  /** Null when it is not there. */
  title: string | null;
  outcome: 'done' | 'missing' | 'refused';
  /** Why it was refused, or what to know of what was done. */
  detail: string | null;
};
type Order = Period & { assetIds: readonly string[]; employeeId: string; handoverId: string | null };
type Today = Pick<Asking, 'tx' | 'businessId' | 'now'>;

/** The register locked, with what changes hands today. @returns the day where the business is */
export async function lockToday({ tx, businessId, now }: Today): Promise<string> {
  await lockRegister(tx, businessId);
  const today = await todayIn(tx, businessId, now);
  await store.turnPeriods(tx, businessId, today);
  return today;
}

const outcomesFor = (
  ids: readonly string[],
  claimed: readonly ClaimedAsset[],
  judge: (asset: ClaimedAsset) => { refused: string } | { done: string | null },
) => {
  const found = new Map(claimed.map((asset) => [asset.id, asset]));
  const outcomes = ids.map((id): Outcome => {
    const asset = found.get(id);
    if (asset === undefined) return { id, title: null, outcome: 'missing', detail: null };
    const judged = judge(asset);
    const title = titleOf(asset);
    return 'refused' in judged
      ? { id, title, outcome: 'refused', detail: judged.refused }
      : { id, title, outcome: 'done', detail: judged.done };
  });
  const done = outcomes.flatMap(({ id, outcome }) => (outcome === 'done' ? [found.get(id) as ClaimedAsset] : []));
  return { outcomes, done };
};

/**
 * Gives each of the assets that nobody has by then to the employee; the others are refused one by one. What begins later is
 * planned until its day.
 * @throws 400 when the dates are wrong or the employee does not work here
 */
export async function assignAssets(asking: Asking, order: Order): Promise<Outcome[]> {
  const { tx, businessId, now } = asking;
  const { assetIds, employeeId, dateAssigned } = order;
  const problems = problemsOf(order);
  if (problems !== null) throw refuse.fields(problems);
  const today = await lockToday(asking);
  const employee = await claimActiveEmployee(tx, businessId, employeeId);
  if (employee === undefined) throw refuse.fields({ assignee: ['This employee does not work here.'] });
  const [claimed, open, ends, stopped] = await Promise.all([
    claimAssets(tx, businessId, assetIds),
    store.openPeriods(tx, businessId, assetIds),
    store.lastEnds(tx, businessId, assetIds),
    store.stoppedOf(tx, businessId, assetIds),
  ]);
  const { outcomes, done } = outcomesFor(assetIds, claimed, ({ id, status }) => {
    const { held = null, planned = null } = open.get(id) ?? {};
    const obstacle = obstacleTo({ status, held, planned, lastEnd: ends.get(id) ?? null }, dateAssigned);
    return obstacle === null ? { done: warningOf(status, stopped.has(id)) } : { refused: obstacle };
  });
  if (done.length > 0) {
    await store.startPeriods(tx, businessId, { ...order, assetIds: done.map(({ id }) => id), today, now });
    const text =
      dateAssigned > today ? `Planned for ${employee.name} from ${dateAssigned}` : `Assigned to ${employee.name}`;
    for (const asset of done) await note(asking, asset, 'asset.assigned', text);
  }
  return outcomes;
}

/**
 * Gives one asset to the employee.
 * @throws 404; 409 when somebody has it; 400 when the dates are wrong, it is gone, or the employee does not work here
 */
export async function assignAsset(asking: Asking, id: string, order: Omit<Order, 'assetIds' | 'handoverId'>) {
  const { tx, businessId } = asking;
  const [outcome] = await assignAssets(asking, { ...order, assetIds: [id], handoverId: null });
  if (outcome?.outcome === 'missing') throw refuse.missing();
  if (outcome?.outcome !== 'refused') return;
  const detail = outcome.detail ?? '';
  const { held, planned } = (await store.openPeriods(tx, businessId, [id])).get(id) ?? { held: null, planned: null };
  if (planned !== null || (held !== null && held.endDate === null)) throw refuse.conflict(detail, 'assigned');
  throw refuse.fields({ [detail.startsWith('It is ') ? 'assignee' : 'date_assigned']: [detail] });
}

/**
 * Takes one asset back: today, or on a later day until which it stays with its holder. What is only planned is cancelled.
 * @throws 404; 409 when nobody has it; 400 for a day before today, before it was given, or after the next one gets it
 */
export async function unassignAsset(asking: Asking, id: string, endDate: string): Promise<void> {
  const { tx, businessId } = asking;
  const today = await lockToday(asking);
  const [asset] = await claimAssets(tx, businessId, [id]);
  if (asset === undefined) throw refuse.missing();
  const { held, planned } = (await store.openPeriods(tx, businessId, [id])).get(id) ?? { held: null, planned: null };
  if (held === null && planned === null) throw refuse.conflict('Nobody has this asset.', 'unassigned');
  if (held === null) return cancelPlanned(asking, [asset]);
  const problems = problemsOfEnd(endDate, { today, dateAssigned: held.dateAssigned, next: planned });
  if (problems !== null) throw refuse.fields(problems);
  await endHeld(asking, [asset], { endDate, today });
}

/**
 * Takes each of the assets that somebody has back; the others are refused one by one. What is only planned is cancelled.
 * @throws 400 for a day before today
 */
export async function unassignAssets(asking: Asking, assetIds: readonly string[], endDate: string): Promise<Outcome[]> {
  const { tx, businessId } = asking;
  const today = await lockToday(asking);
  if (endDate < today) throw refuse.fields({ end_date: ['The end date cannot be before today.'] });
  const claimed = await claimAssets(tx, businessId, assetIds);
  const open = await store.openPeriods(tx, businessId, assetIds);
  const { outcomes, done } = outcomesFor(assetIds, claimed, ({ id }) => {
    const { held = null, planned = null } = open.get(id) ?? {};
    if (held === null)
      return planned ? { done: `It was only planned for ${planned.name}.` } : { refused: 'Nobody has it.' };
    const problems = problemsOfEnd(endDate, { today, dateAssigned: held.dateAssigned, next: planned });
    return problems === null ? { done: null } : { refused: problems.end_date?.[0] ?? '' };
  });
  const isHeld = ({ id }: ClaimedAsset) => (open.get(id)?.held ?? null) !== null;
  await endHeld(asking, done.filter(isHeld), { endDate, today });
  await cancelPlanned(
    asking,
    done.filter((asset) => !isHeld(asset)),
  );
  return outcomes;
}

async function endHeld(
  asking: Asking,
  assets: readonly ClaimedAsset[],
  { endDate, today }: { endDate: string; today: string },
): Promise<void> {
  const { tx, businessId } = asking;
  if (assets.length === 0) return;
  const ids = assets.map(({ id }) => id);
  const open = await store.openPeriods(tx, businessId, ids);
  await store.endPeriods(tx, businessId, ids, { endDate, today });
  for (const asset of assets) {
    const name = open.get(asset.id)?.held?.name ?? 'somebody';
    const text = endDate > today ? `To be taken back from ${name} on ${endDate}` : `Taken back from ${name}`;
    await note(asking, asset, 'asset.unassigned', text);
  }
}

async function cancelPlanned(asking: Asking, assets: readonly ClaimedAsset[]): Promise<void> {
  const { tx, businessId } = asking;
  const ids = assets.map(({ id }) => id);
  const open = await store.openPeriods(tx, businessId, ids);
  await store.cancelPlanned(tx, businessId, ids);
  for (const asset of assets) {
    const { planned } = open.get(asset.id) ?? {};
    if (planned) await note(asking, asset, 'asset.unassigned', `No longer planned for ${planned.name}`);
  }
}

/** Takes assets that were claimed back from whoever has them, by a day. */
export async function takeBack(asking: Asking, assets: readonly ClaimedAsset[], endDate: string): Promise<void> {
  const held = assets.filter((asset) => asset.assignee_id !== null);
  await endHeld(asking, held, { endDate, today: await todayIn(asking.tx, asking.businessId, asking.now) });
}

/** Of what was claimed and is to be gone or binned: nobody has it from today on, and nobody is to get it. */
export async function releaseAssets(asking: Asking, assets: readonly ClaimedAsset[]): Promise<void> {
  if (assets.length === 0) return;
  await takeBack(asking, assets, await todayIn(asking.tx, asking.businessId, asking.now));
  await cancelPlanned(asking, assets);
}

/** Undoes *releaseAssets*: whoever had them has them again, where they still work here. */
export async function giveBack(asking: Asking, assets: readonly (ClaimedAsset & { holder: string })[]): Promise<void> {
  const { tx, businessId } = asking;
  for (const [holder, theirs] of Map.groupBy(assets, (asset) => asset.holder)) {
    const employee = await claimActiveEmployee(tx, businessId, holder);
    if (employee === undefined) continue;
    const ids = theirs.map(({ id }) => id);
    const again = new Set(await store.reopenPeriods(tx, businessId, ids, holder));
    for (const asset of theirs)
      if (again.has(asset.id)) await note(asking, asset, 'asset.assigned', `Given back to ${employee.name}`);
  }
}
