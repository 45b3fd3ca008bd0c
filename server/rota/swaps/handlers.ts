/** Shifts that are given and taken. */
import { todayIn } from '../../directory/business-day.ts';
import { hasAll } from '../../directory/rights.ts';
import { employeeOf } from '../../hr/port.ts';
import { askingOf, type Caller } from '../../platform/asking.ts';
import type { Handlers, Permission } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptSwap, approveSwap, claimOpenShift, declineSwap, offerShift, withdrawSwap } from './acts.ts';
import { choicesFor } from './choices.ts';
import { presentSwaps, type Viewer } from './present.ts';
import { listSwaps, type Swap } from './store.ts';

type SwapOperation =
  | 'listShiftSwaps'
  | 'offerShift'
  | 'getSwapChoices'
  | 'claimShift'
  | 'acceptShiftSwap'
  | 'approveShiftSwap'
  | 'declineShiftSwap'
  | 'withdrawShiftSwap';

type Call = Caller & { isOwner: boolean; permissions: readonly Permission[] };
const viewerOf = async (call: Call): Promise<Viewer> => ({
  self: await employeeOf(call.tx, call.businessId, call.userId),
  mayPlan: hasAll(call, ['plan_rota']),
  isOwner: call.isOwner,
});

const presented = async (call: Call, swap: Swap) => (await presentSwaps(call, [swap], await viewerOf(call)))(swap);

export const swapHandlers = ({ clock }: Platform): Pick<Handlers, SwapOperation> => ({
  listShiftSwaps: async (call) => {
    const { tx, businessId, query } = call;
    const viewer = await viewerOf(call);
    const today = await todayIn(tx, businessId, clock.now());
    const found = await listSwaps(tx, businessId, {
      ...query,
      today,
      viewer: viewer.mayPlan ? null : { employee: viewer.self },
    });
    return pageOf(call, found, await presentSwaps(call, found.rows, viewer));
  },

  getSwapChoices: (call) => choicesFor(askingOf(call, clock.now()), call.params.id),

  offerShift: (call) => {
    const { tx, userId, businessId, body, idempotencyKey: key } = call;
    const intent = { userId, key, operation: 'offerShift', businessId, body };
    const now = clock.now();
    return once(tx, intent, now, async () => presented(call, await offerShift(askingOf(call, now), body)));
  },

  claimShift: async (call) => presented(call, await claimOpenShift(askingOf(call, clock.now()), call.params.id)),

  acceptShiftSwap: async (call) => presented(call, await acceptSwap(askingOf(call, clock.now()), call.params.id)),

  approveShiftSwap: async (call) => {
    const { params, body, isOwner } = call;
    const approval = { despite: body.despite?.trim() || null, isOwner };
    return presented(call, await approveSwap(askingOf(call, clock.now()), params.id, approval));
  },

  declineShiftSwap: async (call) => {
    const mayPlan = hasAll(call, ['plan_rota']);
    const reason = call.body.reason.trim();
    return presented(call, await declineSwap(askingOf(call, clock.now()), call.params.id, reason, mayPlan));
  },

  withdrawShiftSwap: async (call) => presented(call, await withdrawSwap(askingOf(call, clock.now()), call.params.id)),
});
