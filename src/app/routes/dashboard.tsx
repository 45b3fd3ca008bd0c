import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { membershipOf } from '../../domain/accounts/membership.ts';
import { selectUser } from '../../machines/accounts/session.selectors.ts';
import { DashboardPage } from '../../views/shell/dashboard.page.tsx';
import { notify } from '../../views/ui/toast.tsx';
import { useDomain } from '../domain.ts';
import { isOwner, may } from '../guards.ts';
import { paths } from '../paths.ts';
import { session } from '../session.ts';
import { takeUpgradeToast } from '../upgrade-toast.ts';

export function Screen() {
  const domain = useDomain();
  const user = useSelector(session, selectUser);
  useEffect(() => {
    const text = takeUpgradeToast();
    if (text !== null) notify('good', text, { for: 'feedback' });
  }, []);
  const member = { user, businessDomain: domain };
  const hrefs = {
    hr: may(member, 'access_hr') ? paths.hr() : null,
    assets: may(member, 'access_assets') ? paths.assets() : null,
    fleet: may(member, 'access_vehicles') ? paths.fleet() : null,
    payroll: may(member, 'access_payroll') ? paths.payroll() : null,
  };
  const business = membershipOf(user?.business_user_memberships ?? [], domain)?.business_name ?? '';
  return (
    <DashboardPage
      domain={domain}
      business={business}
      firstName={user?.first_name ?? ''}
      hrefs={hrefs}
      setUpHref={isOwner(member) ? paths.businessSetup() : null}
      billingHref={isOwner(member) ? paths.billing() : null}
      isSetUp={user?.business_onboarding_status !== 'setup' || user.business?.id !== domain}
    />
  );
}
