import { BillingPage } from '../../views/billing/billing.page.tsx';
import { useTimeZone } from '../business.ts';
import { useBusinessId } from '../use-business-id.ts';

export function Screen() {
  return <BillingPage businessId={useBusinessId()} timeZone={useTimeZone()} />;
}
