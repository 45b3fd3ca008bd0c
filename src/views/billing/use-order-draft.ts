import { useState } from 'react';
import { frequencies } from '../../../openapi/generated/lists/billing.ts';
import type { Order } from '../../domain/billing/order.ts';
import { useDraft } from '../shared/flow/use-draft.ts';

type Typed = {
  frequency: string;
  num_employees: string;
  recurring: string;
  coupon_code: string;
  /** The payment that failed and is tried again. */
  retried: string;
};
type Chosen = Omit<Order, 'numEmployees'> & { numEmployees: number | null };
const fields = ['frequency', 'num_employees', 'recurring', 'coupon_code', 'retried'] as const;

export type OrderDraft = ReturnType<typeof useOrderDraft>;

/**
 * What is chosen for a purchase, kept in this tab until it is left. A purchase that begins with another order, such as a
 * link to another cycle, has a draft of its own.
 */
export function useOrderDraft(businessId: string, { frequency, numEmployees, recurring }: Order) {
  const [key] = useState(() => ['purchase', businessId, frequency, numEmployees, recurring].join(':'));
  const { typed, type, replace } = useDraft<Typed>(key, fields);
  const choose = ({ frequency, numEmployees, recurring, couponCode }: Partial<Chosen>, retried?: string) =>
    type({
      ...(frequency === undefined ? {} : { frequency }),
      ...(numEmployees === undefined ? {} : { num_employees: String(numEmployees ?? '') }),
      ...(recurring === undefined ? {} : { recurring: String(recurring) }),
      ...(couponCode === undefined ? {} : { coupon_code: couponCode ?? '' }),
      ...(retried === undefined ? {} : { retried }),
    });
  return {
    /** What was chosen, in place of what the order has. */
    over: (order: Chosen): Chosen => ({
      frequency: frequencies.find((each) => each === typed.frequency) ?? order.frequency,
      numEmployees: typed.num_employees === undefined ? order.numEmployees : numberIn(typed.num_employees),
      recurring: typed.recurring === undefined ? order.recurring : typed.recurring === 'true',
      couponCode: typed.coupon_code === undefined ? order.couponCode : typed.coupon_code || null,
    }),
    choose: (chosen: Partial<Chosen>) => choose(chosen),
    /** What a failed payment was for is offered again, also after a reload. */
    retry: (order: Order, reference: string) => choose(order, reference),
    isRetried: (reference: string | null) => reference !== null && typed.retried === reference,
    forget: () => replace({}),
  };
}

const numberIn = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);
