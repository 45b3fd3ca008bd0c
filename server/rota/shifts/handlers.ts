/** Who works when. */
import { hasAll } from '../../directory/rights.ts';
import { employeeOf } from '../../hr/port.ts';
import { askingOf } from '../../platform/asking.ts';
import type { Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import type { Platform } from '../../platform/platform.ts';
import { endingSwaps } from '../swaps/ended.ts';
import { changeShift, planShift, removeShift, weekOf } from './acts.ts';
import { assertWeek } from './rules.ts';

type ShiftOperation = 'getShiftWeek' | 'createShift' | 'updateShift' | 'deleteShift';

export const shiftHandlers = ({ clock }: Platform): Pick<Handlers, ShiftOperation> => ({
  getShiftWeek: async (call) => {
    const { department, location, is_published: isPublished = false } = call.query;
    const seesPlan = hasAll(call, ['access_rota']) && !isPublished;
    const found = await weekOf(call, { ...assertWeek(call.query), department, location, seesPlan });
    const self = await employeeOf(call.tx, call.businessId, call.userId);
    return { ...found, may_plan: hasAll(call, ['plan_rota']), self };
  },

  createShift: (call) => {
    const { tx, userId, businessId, body, idempotencyKey: key } = call;
    const intent = { userId, key, operation: 'createShift', businessId, body };
    return once(tx, intent, clock.now(), () => planShift(askingOf(call, clock.now()), body));
  },

  updateShift: (call) => {
    const asking = askingOf(call, clock.now());
    const { id } = call.params;
    return endingSwaps(asking, id, async () => {
      const result = await changeShift(asking, id, call.body, (shift) => assertUnchanged(call, shift));
      return { result, employee: result.employee };
    });
  },

  deleteShift: (call) => {
    const asking = askingOf(call, clock.now());
    const { id } = call.params;
    return endingSwaps(asking, id, async () => {
      await removeShift(asking, id);
      return { result: undefined, employee: undefined };
    });
  },
});
