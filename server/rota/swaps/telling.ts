/** Who hears of a swap: those who are asked, those who wait, and who plans. */
import { shiftText } from '../../../rules/rota/words.ts';
import { describeEmployees } from '../../directory/employees.ts';
import { listEntitled } from '../../directory/rights.ts';
import type { Asking } from '../../platform/asking.ts';
import { notify } from '../../platform/notifications.ts';
import { membersAmong } from '../publications/telling.ts';
import { knownOf } from '../shifts/acts.ts';
import type { ShiftRow } from '../shifts/store.ts';
import type { Swap } from './store.ts';

const link = '/shift-rota/swaps';

type Of = { swap: Swap; shift: ShiftRow; exchange: ShiftRow | null };

async function words(asking: Asking, { swap, shift, exchange }: Of) {
  const shifts = [shift, ...(exchange === null ? [] : [exchange])];
  const { settings, locations } = await knownOf(asking, shifts);
  const ids = [swap.giver, swap.taker].flatMap((id) => id ?? []);
  const cards = await describeEmployees(asking.tx, asking.businessId, ids);
  const nameOf = (id: string | null) => {
    const card = cards.get(id ?? '');
    return card === undefined ? 'Somebody' : `${card.first_name} ${card.last_name}`.trim();
  };
  const text = (one: ShiftRow) => shiftText(one, settings.time_format, locations.get(one.location));
  return {
    giver: nameOf(swap.giver),
    taker: nameOf(swap.taker),
    shift: exchange === null ? text(shift) : `${text(shift)}, for ${text(exchange)}`,
  };
}

type Told = { swap: Swap; event: string; users: readonly string[]; text: string };
const tell = ({ tx, businessId, userId, now }: Asking, { swap, event, users, text }: Told) =>
  notify(tx, {
    businessId,
    userIds: [...new Set(users)].filter((user) => user !== userId),
    occasion: `swap.${event}:${swap.id}`,
    text,
    link,
    now,
  });

const usersOf = async (asking: Asking, employees: readonly (string | null)[]) => [
  ...(
    await membersAmong(
      asking,
      employees.flatMap((id) => id ?? []),
    )
  ).values(),
];

/** @param asked the employees who may take it */
export async function tellOffered(asking: Asking, of: Of, asked: readonly string[]): Promise<void> {
  const { giver, shift } = await words(asking, of);
  const text = `${giver} offers a shift: ${shift}`;
  await tell(asking, { swap: of.swap, event: 'offered', users: await usersOf(asking, asked), text });
}

/** Who plans has to approve it; who offered it waits. */
export async function tellAccepted(asking: Asking, of: Of): Promise<void> {
  const { taker, shift } = await words(asking, of);
  const planners = await listEntitled(asking.tx, asking.businessId, ['plan_rota']);
  const text = `${taker} takes a shift: ${shift}`;
  await tell(asking, {
    swap: of.swap,
    event: 'accepted',
    users: planners,
    text: `${text}. It waits for your approval`,
  });
  const giver = (await usersOf(asking, [of.swap.giver])).filter((user) => !planners.includes(user));
  await tell(asking, { swap: of.swap, event: 'taken', users: giver, text: `${text}. It waits for approval` });
}

export async function tellDeclined(asking: Asking, of: Of, reason: string): Promise<void> {
  const { shift } = await words(asking, of);
  const users = await usersOf(asking, [of.swap.giver, of.swap.taker]);
  await tell(asking, { swap: of.swap, event: 'declined', users, text: `A swap was declined: ${shift}. ${reason}` });
}

export async function tellWithdrawn(asking: Asking, of: Of): Promise<void> {
  const { shift } = await words(asking, of);
  const users = await usersOf(asking, [of.swap.giver, of.swap.taker]);
  await tell(asking, { swap: of.swap, event: 'withdrawn', users, text: `An offer was taken back: ${shift}` });
}

/** What whoever plans does with a shift ends what was waiting for it; those who waited hear of it. */
export async function tellEnded(asking: Asking, of: Of): Promise<void> {
  const { shift } = await words(asking, of);
  const users = await usersOf(asking, [of.swap.giver, of.swap.taker]);
  await tell(asking, { swap: of.swap, event: 'ended', users, text: `A swap has ended, as the plan changed: ${shift}` });
}
