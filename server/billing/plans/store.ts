/** Plans, with the prices and the VAT of a day. */
import type { Tx } from '../../platform/database/database.ts';
import { utcDay } from '../../platform/time/dates.ts';
import type { Tariff } from '../prices/rules.ts';
import type { Offer } from '../subscriptions/first.ts';
import type { PlanRow } from './rules.ts';

/** Nigeria's: the seller is there. */
const vatPercent = `(select percent from vat_rates where country = 'NG' and valid_from <= $1::date
  order by valid_from desc limit 1)`;

/** Cheapest first. */
export const listPlans = (tx: Tx, now: Date): Promise<PlanRow[]> =>
  tx.query<PlanRow>(
    `select p.id, p.plan_code, p.name, p.public_name, price.amount_kobo, price.currency,
       price.yearly_discount_percent as yearly_discount, coalesce(${vatPercent}, 0) as vat_percent
     from plans p
     join lateral (
       select * from plan_prices where plan_id = p.id and valid_from <= $1::date order by valid_from desc limit 1
     ) price on true
     order by price.amount_kobo, p.id`,
    [utcDay(now)],
  );

/** The prices and the VAT of a day, with the id of the plan that is sold. */
export async function readTariff(tx: Tx, now: Date): Promise<Tariff & { planId: number }> {
  const [row] = await tx.query<{ planId: number; unit: string; currency: string; yearly: string; vat: string | null }>(
    `select p.id as "planId", price.amount_kobo as unit, price.currency, price.yearly_discount_percent as yearly,
       ${vatPercent} as vat
     from plans p
     join lateral (
       select * from plan_prices where plan_id = p.id and valid_from <= $1::date order by valid_from desc limit 1
     ) price on true
     where p.plan_code = 'premium'`,
    [utcDay(now)],
  );
  if (row === undefined) throw new Error('The premium plan has no price.');
  const { planId, currency } = row;
  return {
    planId,
    currency,
    unitKobo: Number(row.unit),
    yearlyDiscount: Number(row.yearly),
    vatPercent: Number(row.vat ?? 0),
  };
}

/** What a new business on a plan begins with. */
export async function readOffer(tx: Tx, plan: 'premium' | 'free'): Promise<Offer> {
  const [offer] = await tx.query<Offer>(
    'select id as "planId", trial_days as "trialDays" from plans where plan_code = $1',
    [plan],
  );
  if (offer === undefined) throw new Error(`There is no ${plan} plan.`);
  return offer;
}
