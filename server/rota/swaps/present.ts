/** Swaps as they are answered to who asks. */
import type { components } from '../../../openapi/generated/contract.ts';
import { describeEmployees } from '../../directory/employees.ts';
import type { Inside } from '../../platform/asking.ts';
import { type Known, knownOf } from '../shifts/acts.ts';
import { listShiftsAmong, type ShiftRow } from '../shifts/store.ts';
import { mayAccept, mayDecline, mayWithdraw } from './may.ts';
import type { Swap } from './store.ts';
import { movesOf, named, weigh, weighingOf } from './weigh.ts';

type Schemas = components['schemas'];
export type Viewer = { self: string | null; mayPlan: boolean; isOwner: boolean };

export const presentShift = (
  { id, date, start, end, location, role }: ShiftRow,
  { locations, roles }: Pick<Known, 'locations' | 'roles'>,
): Schemas['SwapShift'] => ({
  id,
  date,
  start,
  end,
  location: locations.get(location) ?? '',
  role: roles.get(role ?? '')?.name ?? null,
});

export async function presentSwaps(
  inside: Inside,
  swaps: readonly Swap[],
  { self, mayPlan, isOwner }: Viewer,
): Promise<(swap: Swap) => Schemas['ShiftSwap']> {
  const { tx, businessId } = inside;
  const ids = swaps.flatMap(({ shift, exchange }) => [shift, ...(exchange === null ? [] : [exchange])]);
  const shifts = new Map((await listShiftsAmong(tx, businessId, ids)).map((shift) => [shift.id, shift]));
  const people = swaps.flatMap(({ giver, taker }) => [giver, taker].flatMap((id) => id ?? []));
  const cards = await describeEmployees(tx, businessId, people);
  const known = await knownOf(inside, [...shifts.values()]);
  const shiftOf = (id: string): ShiftRow => {
    const shift = shifts.get(id);
    if (shift === undefined) throw new Error('A swap is of a shift.');
    return shift;
  };
  const exchangeOf = ({ exchange }: Swap) => (exchange === null ? null : shiftOf(exchange));
  const waiting = mayPlan ? swaps.filter(({ status }) => status === 'accepted') : [];
  const moves = new Map(waiting.map((swap) => [swap.id, movesOf(swap, shiftOf(swap.shift), exchangeOf(swap))]));
  const weighing = await weighingOf(inside, [...moves.values()].flat());
  return (swap) => {
    const { id, status, giver, taker, note, reason, created_at: created } = swap;
    const exchange = exchangeOf(swap);
    const isOwn = self !== null && [giver, taker].includes(self);
    return {
      id,
      status,
      note,
      reason,
      shift: presentShift(shiftOf(swap.shift), known),
      giver: cards.get(giver ?? '') ?? null,
      taker: cards.get(taker ?? '') ?? null,
      in_exchange: exchange === null ? null : presentShift(exchange, known),
      created_at: created.toISOString(),
      faults: named(weigh(moves.get(id) ?? [], weighing), cards),
      may_accept: mayAccept(swap, self),
      may_approve: status === 'accepted' && mayPlan && (isOwner || !isOwn),
      may_decline: mayDecline(swap, self, mayPlan),
      may_withdraw: mayWithdraw(swap, self),
    };
  };
}
