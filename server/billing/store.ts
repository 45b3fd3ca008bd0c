/** Plans with the prices of a day, and what a business has subscribed to. */
import type { components } from '../../openapi/generated/contract.ts';
import type { Tx } from '../platform/database.ts';
import type { PlanRow } from './rules.ts';

/** Cheapest first. */
export const listPlans = (tx: Tx, now: Date): Promise<PlanRow[]> =>
  tx.query<PlanRow>(
    `select p.id, p.plan_code, p.name, p.public_name, price.amount_kobo, price.currency,
       price.yearly_discount_percent as yearly_discount
     from plans p
     join lateral (
       select * from plan_prices where plan_id = p.id and valid_from <= $1::date order by valid_from desc limit 1
     ) price on true
     order by price.amount_kobo, p.id`,
    [now],
  );

export type SubscriptionRow = Omit<components['schemas']['CurrentBilling'], 'trial_ends_at'> & {
  trial_ends_at: Date | null;
};

export async function readSubscription(tx: Tx, businessId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.query<SubscriptionRow>(
    `select p.plan_code, p.public_name as plan_name, s.status, s.num_employees, s.frequency, s.recurring,
       s.payment_reference, s.trial_ends_at, s.eligible_to_buy_now
     from subscriptions s join plans p on p.id = s.plan_id where s.business_id = $1`,
    [businessId],
  );
  return row;
}
