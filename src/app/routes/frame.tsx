import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { selectBusinessDomain, selectUser } from '../../machines/accounts/session.selectors.ts';
import { businessDetailQuery } from '../../services/shell.ts';
import { Frame, type Place } from '../../views/shell/frame.tsx';
import type { IconName } from '../../views/ui/icon.tsx';
import { may, type Permission } from '../guards.ts';
import { paths } from '../paths.ts';
import { queryClient } from '../query-client.ts';
import { session } from '../session.ts';
import { chooseTheme, chosenTheme, type Theme } from '../theme.ts';

type Module = { label: string; href: string; icon: IconName; permission?: Permission };

const modules: Module[] = [
  { label: 'Home', href: paths.dashboard(), icon: 'home' },
  { label: 'People', href: paths.hr(), icon: 'people', permission: 'access_hr' },
  { label: 'Assets', href: paths.assets(), icon: 'box', permission: 'access_assets' },
  { label: 'Fleet', href: paths.fleet(), icon: 'car', permission: 'access_vehicles' },
  { label: 'Payroll', href: paths.payroll(), icon: 'pay', permission: 'access_payroll' },
];

type FrameProps = { path: string; children: ReactNode };

export function FrameRoute(props: FrameProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LiveFrame {...props} />
    </QueryClientProvider>
  );
}

function LiveFrame({ path, children }: FrameProps) {
  const user = useSelector(session, selectUser);
  const domain = useSelector(session, selectBusinessDomain);
  const [theme, setTheme] = useState(chosenTheme);
  const detail = useQuery({ ...businessDetailQuery(domain ?? ''), enabled: domain !== null });
  const membership = user?.business_user_memberships.find((each) => each.business_id === domain);
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ') || (user?.email ?? '');
  const places: Place[] = modules
    .filter(({ permission }) => !permission || may(user, permission))
    .map(({ label, href, icon }) => ({ label, href, icon, isCurrent: href === path }));
  return (
    <Frame
      business={detail.data?.name ?? membership?.business_name ?? ''}
      places={places}
      person={{ name, email: user?.email ?? '', role: user?.is_owner ? 'Owner' : 'Staff' }}
      theme={theme}
      onTheme={(chosen) => {
        chooseTheme(chosen as Theme);
        setTheme(chosen as Theme);
      }}
      onSignOut={() => session.send({ type: 'session.end' })}
    >
      {children}
    </Frame>
  );
}
