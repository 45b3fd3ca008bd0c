/** What may be asked of swaps: to offer a shift, to take one, to approve, to decline and to take back. */

import type { components } from '../../../openapi/generated/contract.ts';
import { todayIn } from '../../directory/business-day.ts';
import { claimEmployed } from '../../directory/employees.ts';
import { employeeOf } from '../../hr/port.ts';
import type { Asking } from '../../platform/asking.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import { record } from '../../platform/security/audit.ts';
import { lockPublications } from '../publications/store.ts';
import { settingsOf } from '../settings/store.ts';
import { claimShift, type ShiftRow } from '../shifts/store.ts';
import { likelyTakers } from './choices.ts';
import { mayDecline, mayWithdraw } from './may.ts';
import { settle } from './settle.ts';
import * as store from './store.ts';
import { tellAccepted, tellDeclined, tellOffered, tellWithdrawn } from './telling.ts';
import { movesOf, namedHere, swappableAmong, type Weighed, weigh, weighingOf } from './weigh.ts';

type Schemas = components['schemas'];
type Swap = store.Swap;
export type Standing = { swap: Swap; shift: ShiftRow; exchange: ShiftRow | null };

const overtaken = () => refuse.conflict('The swap has been answered, or overtaken by the plan.', 'overtaken');

/** Swaps of a business take turns with each other and with publications; then each shift waits for who plans it. */
export async function lockShifts({ tx, businessId }: Asking, ids: readonly string[]): Promise<Map<string, ShiftRow>> {
  const found = new Map<string, ShiftRow>();
  for (const id of ids.toSorted()) {
    const shift = await claimShift(tx, businessId, id);
    if (shift !== undefined) found.set(id, shift);
  }
  return found;
}

/** The shifts that a swap is about. */
export const idsOf = ({ shift, exchange }: Swap): string[] => [shift, ...(exchange === null ? [] : [exchange])];

/** Null where one of its shifts is gone. */
export function standingAmong(shifts: ReadonlyMap<string, ShiftRow>, swap: Swap): Standing | null {
  const shift = shifts.get(swap.shift);
  const exchange = swap.exchange === null ? null : shifts.get(swap.exchange);
  return shift === undefined || exchange === undefined ? null : { swap, shift, exchange };
}

/** @throws 404; 409 when it does not wait any more in one of the statuses */
async function standing(asking: Asking, id: string, statuses: readonly store.Status[]): Promise<Standing> {
  const { tx, businessId, now } = asking;
  await lockPublications(tx, businessId);
  const swap = await store.claimSwap(tx, businessId, id, await todayIn(tx, businessId, now));
  if (swap === undefined) throw refuse.missing();
  if (!statuses.includes(swap.status)) throw overtaken();
  const found = standingAmong(await lockShifts(asking, idsOf(swap)), swap);
  if (found === null) throw overtaken();
  return found;
}

/** @throws 409 when the plan is not what was offered any more, or a shift has begun */
async function assertSwappable(asking: Asking, { swap, shift, exchange }: Standing): Promise<void> {
  const isTheirs = shift.employee === swap.giver && (exchange === null || exchange.employee === swap.taker);
  const shifts = [shift, ...(exchange === null ? [] : [exchange])];
  if (!isTheirs || (await swappableAmong(asking, shifts)).size < shifts.length) throw overtaken();
}

/** Who asks is told of themselves alone; who plans of everybody. */
async function refusalOf(asking: Asking, faults: readonly Weighed[], self: string | null): Promise<Refusal> {
  const shown =
    self === null
      ? (await namedHere(asking, faults)).map(({ text }) => text)
      : faults.map(({ who, text }) => (who === self ? text : 'The other one cannot work then'));
  return new Refusal(409, { detail: [...new Set(shown)].map((text) => `${text}.`).join(' '), code: 'rule' });
}

async function note(asking: Asking, what: string, { shift }: Pick<Standing, 'shift'>): Promise<void> {
  const { tx, businessId, userId: actorId, address, now } = asking;
  const text = `${what} a shift on ${shift.date}, ${shift.start} to ${shift.end}`;
  await record(tx, { businessId, actorId, action: 'shift.swap', text, subject: null, address, now });
}

/** @throws 409 for who is no employee */
async function selfOf({ tx, businessId, userId }: Asking): Promise<string> {
  const self = await employeeOf(tx, businessId, userId);
  if (self === null) throw refuse.conflict('Only an employee has shifts.');
  return self;
}

/** Takes it as far as it goes without who plans: it is done, or waits for them. */
async function take(asking: Asking, { swap, shift, exchange }: Standing, self: string): Promise<Swap> {
  const { tx, businessId } = asking;
  await claimEmployed(
    tx,
    businessId,
    [swap.giver, self].flatMap((id) => id ?? []),
  );
  const moves = movesOf({ ...swap, taker: self }, shift, exchange);
  const faults = weigh(moves, await weighingOf(asking, moves));
  const refused = faults.filter(({ is_refused: isRefused }) => isRefused);
  if (refused.length > 0) throw await refusalOf(asking, refused, self);
  const waits = faults.length > 0 || (await settingsOf(tx, businessId)).approves_swaps;
  const taken: Swap = { ...swap, taker: self, status: waits ? 'accepted' : 'done' };
  await store.changeSwap(tx, businessId, taken);
  await note(asking, waits ? 'Asked for' : 'Took', { shift });
  if (waits) await tellAccepted(asking, { swap: taken, shift, exchange });
  else await settle(asking, moves, null);
  return taken;
}

/** What nobody waits for any more makes room for another offer of the shift. @throws 409 when one waits */
async function assertFree(asking: Asking, shifts: readonly string[], said: string): Promise<void> {
  const { tx, businessId, now } = asking;
  for (const swap of await store.waitingOf(tx, businessId, shifts, await todayIn(tx, businessId, now))) {
    if (swap.status !== 'ended') throw refuse.conflict(said, 'taken');
    await store.changeSwap(tx, businessId, swap);
  }
}

export async function offerShift(asking: Asking, body: Schemas['NewShiftSwap']): Promise<Swap> {
  const { tx, businessId, now } = asking;
  const { to = null, in_exchange: exchangeId = null } = body;
  const self = await selfOf(asking);
  await lockPublications(tx, businessId);
  const shifts = await lockShifts(asking, [body.shift, ...(exchangeId === null ? [] : [exchangeId])]);
  const [shift, exchange] = [shifts.get(body.shift), shifts.get(exchangeId ?? '') ?? null];
  if (shift === undefined || shift.employee !== self) throw refuse.fields({ shift: ['It is not your shift.'] });
  if (to === self) throw refuse.fields({ to: ['It is yours already.'] });
  if (to !== null && (await claimEmployed(tx, businessId, [to])).length === 0)
    throw refuse.fields({ to: ['There is no such employee, or their employment has ended.'] });
  if (exchangeId !== null && (exchange === null || to === null || exchange.employee !== to))
    throw refuse.fields({ in_exchange: ['It is not their shift.'] });
  const given = [shift, ...(exchange === null ? [] : [exchange])];
  if ((await swappableAmong(asking, given)).size < given.length)
    throw refuse.conflict('Only shifts that are published as they are planned, and have not begun, change hands.');
  await assertFree(
    asking,
    given.map(({ id }) => id),
    'The shift is offered already.',
  );
  const moves = movesOf({ giver: self, taker: to }, shift, exchange);
  const refused = weigh(moves, await weighingOf(asking, moves)).filter(({ is_refused: isRefused }) => isRefused);
  if (refused.length > 0) throw await refusalOf(asking, refused, self);
  const fresh = { shift: shift.id, exchange: exchangeId, giver: self, taker: to, note: body.note?.trim() || null };
  const swap = await store.addSwap(tx, businessId, { ...fresh, status: 'offered', created_at: now });
  await note(asking, 'Offered', { shift });
  const asked = to === null ? await likelyTakers(asking, shift) : [to];
  await tellOffered(asking, { swap, shift, exchange }, asked);
  return swap;
}

/** Of many at once, one has it. */
export async function claimOpenShift(asking: Asking, id: string): Promise<Swap> {
  const { tx, businessId, now } = asking;
  const self = await selfOf(asking);
  await lockPublications(tx, businessId);
  const shift = await claimShift(tx, businessId, id);
  if (shift === undefined) throw refuse.missing();
  const faster = 'Somebody else was faster: the shift is not open any more.';
  if (shift.employee !== null) throw refuse.conflict(faster, 'taken');
  if (!(await swappableAmong(asking, [shift])).has(id))
    throw refuse.conflict('Only shifts that are published as they are planned, and have not begun, change hands.');
  await assertFree(asking, [id], faster);
  const fresh = { shift: id, exchange: null, giver: null, taker: self, note: null };
  const swap = await store.addSwap(tx, businessId, { ...fresh, status: 'accepted', created_at: now });
  return take(asking, { swap, shift, exchange: null }, self);
}

export async function acceptSwap(asking: Asking, id: string): Promise<Swap> {
  const self = await selfOf(asking);
  const found = await standing(asking, id, ['offered']);
  const { giver, taker } = found.swap;
  if (giver === self || (taker !== null && taker !== self)) throw refuse.missing();
  await assertSwappable(asking, found);
  return take(asking, found, self);
}

type Approval = { despite: string | null; isOwner: boolean };
export async function approveSwap(asking: Asking, id: string, { despite, isOwner }: Approval): Promise<Swap> {
  const { tx, businessId, userId } = asking;
  const found = await standing(asking, id, ['accepted']);
  const { swap, shift, exchange } = found;
  await assertSwappable(asking, found);
  const self = await employeeOf(tx, businessId, userId);
  if (!isOwner && self !== null && [swap.giver, swap.taker].includes(self))
    throw refuse.conflict('Somebody else has to approve a swap of your own.', 'own');
  await claimEmployed(
    tx,
    businessId,
    [swap.giver, swap.taker].flatMap((one) => one ?? []),
  );
  const moves = movesOf(swap, shift, exchange);
  const faults = weigh(moves, await weighingOf(asking, moves));
  const refused = faults.filter(({ is_refused: isRefused }) => isRefused);
  if (refused.length > 0) throw await refusalOf(asking, refused, null);
  if (faults.length > 0 && despite === null) {
    const detail = (await namedHere(asking, faults)).map(({ text }) => `${text}.`).join(' ');
    throw new Refusal(409, { detail, code: 'warned' });
  }
  const done: Swap = { ...swap, status: 'done' };
  await store.changeSwap(tx, businessId, done);
  await note(asking, 'Approved that somebody else works', { shift });
  await settle(asking, moves, despite);
  return done;
}

export async function declineSwap(asking: Asking, id: string, reason: string, mayPlan: boolean): Promise<Swap> {
  const { tx, businessId, userId } = asking;
  const self = await employeeOf(tx, businessId, userId);
  const found = await standing(asking, id, ['offered', 'accepted']);
  const { swap } = found;
  if (!mayDecline(swap, self, mayPlan)) throw refuse.missing();
  const declined: Swap = { ...swap, status: 'declined', reason };
  await store.changeSwap(tx, businessId, declined);
  await note(asking, 'Declined the swap of', found);
  await tellDeclined(asking, { ...found, swap: declined }, reason);
  return declined;
}

export async function withdrawSwap(asking: Asking, id: string): Promise<Swap> {
  const self = await selfOf(asking);
  const found = await standing(asking, id, ['offered', 'accepted']);
  if (!mayWithdraw(found.swap, self)) throw refuse.missing();
  const withdrawn: Swap = { ...found.swap, status: 'withdrawn' };
  await store.changeSwap(asking.tx, asking.businessId, withdrawn);
  await note(asking, 'Took back the offer of', found);
  await tellWithdrawn(asking, { ...found, swap: withdrawn });
  return withdrawn;
}
