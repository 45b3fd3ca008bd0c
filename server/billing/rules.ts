/** What plans cost, in the units of the contract. Pure. */
import type { components } from '../../openapi/generated/contract.ts';

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
};

const naira = (kobo: number) => Math.round(kobo) / 100;

/** Prices in naira; the specification gives 500 naira per employee and month. */
export function presentPlan(row: PlanRow): components['schemas']['Plan'] {
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
      yearly_amount: naira((monthly * 12 * (100 - discount)) / 100),
      currency: row.currency.toLowerCase(),
      discount,
    },
  };
}
