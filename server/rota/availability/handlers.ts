/** When people cannot work. */
import { todayIn } from '../../directory/business-day.ts';
import { hasAll } from '../../directory/rights.ts';
import { employeeOf } from '../../hr/port.ts';
import { askingOf, type Caller } from '../../platform/asking.ts';
import type { Handlers, Permission } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { presenting, type Speaker, sayUnavailable, takeBack } from './acts.ts';
import { listUnavailabilities } from './store.ts';

type Operation = 'listUnavailabilities' | 'createUnavailability' | 'deleteUnavailability';
type Call = Caller & { isOwner: boolean; permissions: readonly Permission[] };

const speakerOf = async (call: Call): Promise<Speaker> => ({
  self: await employeeOf(call.tx, call.businessId, call.userId),
  mayPlan: hasAll(call, ['plan_rota']),
});

export const availabilityHandlers = ({ clock }: Platform): Pick<Handlers, Operation> => ({
  listUnavailabilities: async (call) => {
    const { tx, businessId, query } = call;
    const today = await todayIn(tx, businessId, clock.now());
    const speaker = await speakerOf(call);
    const seen = hasAll(call, ['access_rota']) ? {} : { of: speaker.self };
    const found = await listUnavailabilities(tx, businessId, { ...query, today, ...seen });
    return pageOf(call, found, await presenting(call, speaker, found.rows));
  },

  createUnavailability: (call) => {
    const { tx, userId, businessId, body, idempotencyKey: key } = call;
    const intent = { userId, key, operation: 'createUnavailability', businessId, body };
    const now = clock.now();
    return once(tx, intent, now, async () => sayUnavailable(askingOf(call, now), await speakerOf(call), body));
  },

  deleteUnavailability: async (call) => {
    await takeBack(askingOf(call, clock.now()), await speakerOf(call), call.params.id);
    return undefined;
  },
});
