/** Filling a week. */
import { askingOf } from '../../platform/asking.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Platform } from '../../platform/platform.ts';
import { assertWeek } from '../shifts/rules.ts';
import { fillWeek, orderFor, proposalOf } from './acts.ts';
import { filled } from './thread.ts';

export const fillingHandlers = ({ clock, db }: Platform): Pick<Handlers, 'proposeShiftFilling' | 'fillShifts'> => ({
  proposeShiftFilling: async ({ query, userId, businessId }) => {
    const week = { ...assertWeek(query), location: query.location ?? null };
    const who = { userId, businessId };
    const asked = await db.read(who, (tx) => orderFor({ tx, businessId }, week, clock.now()));
    // No connection is held meanwhile.
    const found = await filled(asked.order);
    return db.read(who, (tx) => proposalOf({ tx, businessId }, asked, found));
  },

  fillShifts: async (call) => {
    const { location = null } = call.body;
    return fillWeek(askingOf(call, clock.now()), { ...assertWeek(call.body), location }, call.body);
  },
});
