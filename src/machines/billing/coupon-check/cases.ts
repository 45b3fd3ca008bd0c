import { flow } from '../../flow.ts';
import { businessId, noConnection } from '../../shared/samples.ts';
import { couponCheckMachine } from './machine.ts';

export const couponCheckFlow = flow({
  title: 'Use a coupon',
  audience: 'owner',
  route: '/billing/buy-now',
  machine: couponCheckMachine,
  states: {
    entering: 'Typing a code',
    validated: 'The coupon is good',
  },
  labels: {
    'coupon.type': 'A code is typed',
    'coupon.check': 'Apply',
    'coupon.remove': 'Remove the coupon',
    isComplete: 'the code has the right form',
    canBeUsed: 'the coupon can be used',
    checkCoupon: 'the server checks the coupon',
  },
  cases: {
    inputs: [{ label: 'a coupon at hand', input: { businessId } }],
    events: {
      'coupon.type': [{ label: '', event: { type: 'coupon.type' } }],
      'coupon.check': [
        { label: 'twelve characters', event: { type: 'coupon.check', code: 'HARMATTAN-26' } },
        { label: 'with a space behind it', event: { type: 'coupon.check', code: 'HARMATTAN-26 ' } },
        { label: 'nothing', event: { type: 'coupon.check', code: '' } },
        { label: 'too few', event: { type: 'coupon.check', code: 'HARMATTAN' } },
        { label: 'too many', event: { type: 'coupon.check', code: 'HARMATTAN-2026' } },
      ],
      'coupon.remove': [{ label: '', event: { type: 'coupon.remove' } }],
    },
    answers: {
      checkCoupon: {
        done: [
          { label: 'can be used', output: { can_use: true, coupon_value: 25 } },
          { label: 'cannot be used', output: { can_use: false, coupon_value: 0 } },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    // No guard reads the problem; it is in the key so that paths try where typing clears it.
    holds: {
      'only a valid coupon has a discount': (snapshot) =>
        snapshot.context.percent > 0 === snapshot.matches('validated'),
    },
    key: ({ context: { problem } }) => ({ hasProblem: problem !== null }),
  },
});
