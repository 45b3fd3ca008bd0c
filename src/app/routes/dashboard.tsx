import { useSelector } from '@xstate/react';
import { selectUser } from '../../machines/accounts/session.selectors.ts';
import { DashboardPage } from '../../views/shell/dashboard.page.tsx';
import { useDomain } from '../domain.ts';
import { may } from '../guards.ts';
import { paths } from '../paths.ts';
import { session } from '../session.ts';

export function Screen() {
  const domain = useDomain();
  const user = useSelector(session, selectUser);
  const hrefs = {
    hr: may(user, 'access_hr') ? paths.hr() : null,
    assets: may(user, 'access_assets') ? paths.assets() : null,
    fleet: may(user, 'access_vehicles') ? paths.fleet() : null,
    payroll: may(user, 'access_payroll') ? paths.payroll() : null,
  };
  return <DashboardPage domain={domain} firstName={user?.first_name ?? ''} hrefs={hrefs} />;
}
