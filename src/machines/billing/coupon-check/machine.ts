/**
 * Use a coupon.
 * 1. An owner types a code; the app refuses one of the wrong form without asking the server.
 * 2. The server says whether the coupon can be used, and what its discount is.
 * 3. The app keeps a valid coupon with its discount until the owner removes it.
 * 4. Any other code stays in the field with the reason, for the owner to correct.
 * Started beside an order; never ends by itself.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { operations } from '../../../../openapi/generated/contract.ts';
import { couponProblem } from '../../../domain/billing/order.ts';
import { type Problem, problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

export type CouponAnswer = operations['checkCoupon']['responses']['200']['content']['application/json'];
export type CouponAsked = { businessId: string; coupon_code: string };

type Input = { businessId: string };
type Context = Input & { code: string; percent: number; problem: Problem | null };
type Coded = { code: string };
type Event =
  | { type: 'coupon.type' }
  | ({ type: 'coupon.check' } & Coded)
  /** Takes it off again. */
  | { type: 'coupon.remove' };

const refusal = (sentence: string) => problem('invalid', { fields: { coupon_code: [sentence] } });

const couponCheck = setup({
  types: {} as { input: Input; context: Context; events: Event; tags: 'busy' | 'editable' },
  actors: { checkCoupon: placeholder<CouponAnswer, CouponAsked>('checkCoupon') },
  guards: {
    isComplete: (_, { code }: Coded) => couponProblem(code) === null,
    canBeUsed: (_, { can_use }: CouponAnswer) => can_use,
  },
  actions: {
    storeCode: assign({ code: (_, { code }: Coded) => code.trim(), problem: null }),
    storeLack: assign({ problem: (_, { code }: Coded) => refusal(couponProblem(code) ?? '') }),
    storeRefusal: assign({ problem: refusal('Enter a valid coupon code') }),
    storePercent: assign({ percent: (_, { coupon_value }: CouponAnswer) => coupon_value }),
    clearCoupon: assign({ code: '', percent: 0 }),
  },
}).extend(askingParts);

const ask = asking(couponCheck);

export const couponCheckMachine = couponCheck.createMachine({
  id: 'couponCheck',
  description: 'The owner enters a coupon, the server checks it, and the order uses it.',
  context: ({ input }) => ({ ...input, code: '', percent: 0, problem: null }),
  initial: 'entering',
  states: {
    entering: {
      description: 'The owner types a code.',
      tags: 'editable',
      on: {
        'coupon.type': { actions: 'clearProblem' },
        'coupon.check': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'checking',
            actions: { type: 'storeCode', params: ({ event }) => event },
          },
          { actions: { type: 'storeLack', params: ({ event }) => event } },
        ],
      },
    },
    checking: {
      description: 'The server checks whether the coupon can be used.',
      tags: 'busy',
      ...ask({
        src: 'checkCoupon',
        input: ({ context: { businessId, code } }) => ({ businessId, coupon_code: code }),
        onDone: [
          {
            guard: { type: 'canBeUsed', params: ({ event }) => event.output },
            target: 'validated',
            actions: { type: 'storePercent', params: ({ event }) => event.output },
          },
          { target: 'entering', actions: 'storeRefusal' },
        ],
        failTo: 'entering',
      }),
    },
    validated: {
      description: 'The coupon can be used; its discount is known.',
      on: { 'coupon.remove': { target: 'entering', actions: 'clearCoupon' } },
    },
  },
});

export type CouponCheckRef = ActorRefFrom<typeof couponCheckMachine>;
