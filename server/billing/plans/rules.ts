/** How a plan is shown, in naira. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { naira, shareOf } from '../prices/rules.ts';

type Schemas = components['schemas'];

export type PlanRow = {
  id: number;
  plan_code: string;
  name: string;
  public_name: string;
  /** Per employee per month, without VAT. bigint columns arrive as text. */
  amount_kobo: string;
  currency: string;
  /** Percent. */
  yearly_discount: string;
  /** Percent. */
  vat_percent: string;
};

/** Prices in naira; the specification gives 500 naira per employee and month. */
export function presentPlan(row: PlanRow): Schemas['Plan'] {
  const monthly = Number(row.amount_kobo);
  const discount = Number(row.yearly_discount);
  const { id, plan_code, name, public_name } = row;
  return {
    id,
    plan_code,
    name,
    public_name,
    amount: naira(monthly),
    pricing: {
      amount: naira(monthly),
      yearly_amount: naira(monthly * 12 - shareOf(monthly * 12, discount)),
      currency: row.currency.toLowerCase(),
      discount,
      vat_percent: Number(row.vat_percent),
    },
  };
}
