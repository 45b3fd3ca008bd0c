import type { components } from '../../../openapi/generated/contract.ts';
import { isFreePlan } from './plans.ts';

type Plan = Pick<components['schemas']['CurrentBilling'], 'plan_name' | 'num_employees' | 'people' | 'paid_through'>;

/** What the owner is told while more people work here than are paid for; null while it is not so. */
export function peopleBeyond({
  plan_name: name,
  num_employees: paid,
  people,
  paid_through: through,
}: Plan): string | null {
  if (people === null || people <= paid || isFreePlan(name)) return null;
  const here = `${people.toLocaleString('en-NG')} people work here`;
  const count = paid.toLocaleString('en-NG');
  return through
    ? `${here}, and you pay for ${count}. Nobody is kept out; the next payment is for everybody.`
    : `${here}, and you chose the plan for ${count}. The price is for everybody.`;
}
