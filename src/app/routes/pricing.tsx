import { useQuery } from '@tanstack/react-query';
import { currentBillingQuery } from '../../services/billing.ts';
import { PricingPage } from '../../views/billing/pricing.page.tsx';
import { useBusinessId } from '../use-business-id.ts';

export function Screen() {
  const { data } = useQuery(currentBillingQuery(useBusinessId()));
  const hasPaid = data !== undefined && data.paid_through !== null;
  return <PricingPage plan={data?.plan_name ?? null} hasPaid={hasPaid} />;
}
