import { frequencyLabels } from '../../../openapi/generated/lists/billing.ts';
import type { Frequency } from '../../domain/billing/order.ts';
import { planName } from '../../domain/billing/plans.ts';
import type { Plan, Product } from '../../domain/billing/selection.ts';
import { formatMoney } from '../ui/content/money.ts';

export const cycles: Record<Frequency, { label: string; often: string; period: string }> = {
  monthly: { label: frequencyLabels.monthly, often: 'monthly', period: 'a month' },
  quarterly: { label: frequencyLabels.quarterly, often: 'quarterly', period: 'a quarter' },
  yearly: { label: frequencyLabels.yearly, often: 'annually', period: 'a year' },
};

/** The cycle, and whether the subscription renews. */
export const renewalText = (frequency: Frequency, recurring: boolean): string =>
  recurring ? `Billed ${cycles[frequency].often}, renews automatically` : 'One-time payment';

/** An amount of a price or an invoice in its own currency: ₦1,612.50. */
export const priceText = (kobo: number, currency: string): string => formatMoney(kobo / 100, currency);

/** A percentage without trailing zeros: 7.5%. */
export const percentText = (percent: number): string => `${Number(percent.toFixed(2))}%`;

export const productNames: Record<Product, string> = { suite: 'Steward suite', payroll: 'Payroll' };

/** A plan as a name: *Free Forever*. */
export const planTitle = ({ public_name }: Pick<Plan, 'public_name'>): string =>
  planName(public_name).replace(/\b\p{L}/gu, (first) => first.toUpperCase());

export const employeesText = (count: number): string =>
  `${count.toLocaleString('en-NG')} ${count === 1 ? 'employee' : 'employees'}`;
