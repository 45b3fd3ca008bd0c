import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { membershipOf } from '../../domain/accounts/membership.ts';
import { selectUser } from '../../machines/accounts/session/selectors.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { billingPaths } from '../../paths/billing.ts';
import { businessesPaths } from '../../paths/businesses.ts';
import { fleetPaths } from '../../paths/fleet.ts';
import { hrPaths } from '../../paths/hr.ts';
import { payrollPaths } from '../../paths/payroll.ts';
import { DashboardPage } from '../../views/shell/dashboard.page.tsx';
import { notify } from '../../views/ui/feedback/toast.tsx';
import { isOwner, may } from '../guards.ts';
import { session } from '../session.ts';
import { takeUpgradeToast } from '../upgrade-toast.ts';
import { useBusinessId } from '../use-business-id.ts';

export function Screen() {
  const businessId = useBusinessId();
  const user = useSelector(session, selectUser);
  useEffect(() => {
    const text = takeUpgradeToast();
    if (text !== null) notify('good', text, { for: 'feedback' });
  }, []);
  const member = { user, businessId };
  const hrefs = {
    hr: may(member, 'access_hr') ? hrPaths.hr() : null,
    assets: may(member, 'access_assets') ? assetsPaths.assets() : null,
    fleet: may(member, 'access_vehicles') ? fleetPaths.fleet() : null,
    payroll: may(member, 'access_payroll') ? payrollPaths.payroll() : null,
  };
  const business = membershipOf(user?.business_user_memberships ?? [], businessId)?.business_name ?? '';
  return (
    <DashboardPage
      businessId={businessId}
      business={business}
      firstName={user?.first_name ?? ''}
      hrefs={hrefs}
      setUpHref={isOwner(member) ? businessesPaths.businessSetup() : null}
      billingHref={isOwner(member) ? billingPaths.billing() : null}
      isSetUp={user?.business_onboarding_status !== 'setup' || user.business?.id !== businessId}
    />
  );
}
