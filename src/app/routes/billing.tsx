import { BillingPage } from '../../views/billing/billing.page.tsx';
import { useTimeZone } from '../business.ts';
import { paths } from '../paths.ts';
import { useBusinessId } from '../use-business-id.ts';

const links = {
  pricing: paths.pricing(),
  buyNow: paths.buyNow(),
  upgrade: paths.upgradePlan(),
  extend: paths.extendSubscription(),
  pay: paths.pay(),
};

export function Screen() {
  return <BillingPage businessId={useBusinessId()} timeZone={useTimeZone()} links={links} />;
}
