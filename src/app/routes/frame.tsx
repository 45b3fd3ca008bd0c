import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { membershipOf } from '../../domain/accounts/membership.ts';
import { selectBusinessId, selectUser } from '../../machines/accounts/session/selectors.ts';
import { selectEntering } from '../../machines/shell/business-switch/selectors.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { currentBillingQuery } from '../../services/billing.ts';
import { businessDetailQuery } from '../../services/businesses.ts';
import { stateName } from '../../views/shared/flow-state.ts';
import { Frame, type NavItem } from '../../views/shell/frame.tsx';
import { ReadOnly } from '../../views/shell/read-only.tsx';
import { isOwner, may } from '../guards.ts';
import { lazyPart } from '../lazy-part.tsx';
import { Locale } from '../locale.tsx';
import { isIn, modules, pagesOf } from '../modules.ts';
import { queryClient } from '../query-client.ts';
import { addressOf, type Route, routeOf } from '../routes.ts';
import { session } from '../session.ts';
import { chooseTheme, chosenTheme, type Theme } from '../theme.ts';
import { chooseBusiness, useBusinessSwitch } from '../use-business-switch.ts';

type FrameProps = { route: Route; children: ReactNode };

export function FrameRoute(props: FrameProps) {
  return (
    <Locale>
      <QueryClientProvider client={queryClient}>
        <LiveFrame {...props} />
      </QueryClientProvider>
    </Locale>
  );
}

const BusinessMove = lazyPart(async () => (await import('../../views/shell/business-move.tsx')).BusinessMove);

/** Asks for a screen's code as soon as a person seems to go there. */
function preload(href: string): void {
  const route = routeOf(href);
  if ('Screen' in route) route.Screen.preload();
}

function LiveFrame({ route, children }: FrameProps) {
  const user = useSelector(session, selectUser);
  const businessId = useSelector(session, selectBusinessId);
  const flow = useBusinessSwitch() ?? undefined;
  // What it says may be that there is no connection.
  useEffect(() => {
    if (flow) BusinessMove.preload();
  }, [flow]);
  const state = useSelector(flow, (snapshot) => (snapshot ? stateName(snapshot.value) : 'working'));
  const entering = useSelector(flow, (snapshot) => (snapshot ? selectEntering(snapshot) : null));
  const [theme, setTheme] = useState(chosenTheme);
  const detail = useQuery({ ...businessDetailQuery(businessId ?? ''), enabled: businessId !== null });
  const billing = useQuery({ ...currentBillingQuery(businessId ?? ''), enabled: businessId !== null });
  const memberships = user?.business_user_memberships ?? [];
  const membership = membershipOf(memberships, businessId);
  const business = detail.data?.name ?? membership?.business_name ?? '';
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ') || (user?.email ?? '');
  const member = { user, businessId };
  const open = modules.filter(
    ({ permission, isForOwner }) => (!permission || may(member, permission)) && (!isForOwner || isOwner(member)),
  );
  const module = open.find((each) => isIn(each, route.path));
  const items: NavItem[] = open.map(({ label, href, icon }) => ({
    label,
    href,
    icon,
    isCurrent: href === module?.href,
  }));
  return (
    <Frame
      acts={{
        businessId: businessId ?? '',
        businesses: memberships
          .map((each) => ({ id: each.business_id, name: each.business_name }))
          .sort((one, other) => one.name.localeCompare(other.name)),
        onBusiness: chooseBusiness,
        switching: { state, entering },
        theme,
        onTheme: (chosen) => {
          chooseTheme(chosen as Theme);
          setTheme(chosen as Theme);
        },
        onProfile: () => navigate(accountsPaths.profile()),
        onSignOut: () => session.send({ type: 'session.end' }),
      }}
      business={business}
      person={{ id: user?.id ?? '', name, email: user?.email ?? '', role: membership?.is_owner ? 'Owner' : 'Staff' }}
      items={items}
      pages={open.flatMap(pagesOf)}
      onNear={preload}
      tabs={module?.tabs ? { label: module.label, tabs: module.tabs, here: addressOf(route) } : null}
      banner={
        <>
          {flow && state !== 'working' && state !== 'entering' ? (
            <Suspense>
              <BusinessMove businessSwitch={flow} here={business} />
            </Suspense>
          ) : null}
          {billing.data?.read_only ? <ReadOnly mayPay={isOwner(member)} /> : null}
        </>
      }
    >
      {children}
    </Frame>
  );
}
