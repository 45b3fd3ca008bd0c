import { BillingPage } from '../../views/billing/billing.page.tsx';
import { useTimeZone } from '../business.ts';
import { useDomain } from '../domain.ts';
import { paths } from '../paths.ts';

const links = {
  pricing: paths.pricing(),
  buyNow: paths.buyNow(),
  upgrade: paths.upgradePlan(),
  extend: paths.extendSubscription(),
  pay: paths.pay(),
};

export function Screen() {
  return <BillingPage domain={useDomain()} timeZone={useTimeZone()} links={links} />;
}
