import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { membershipOf } from '../../domain/accounts/membership.ts';
import { selectBusinessId, selectUser } from '../../machines/accounts/session/selectors.ts';
import { selectEntering } from '../../machines/shell/business-switch/selectors.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { hrPaths } from '../../paths/hr.ts';
import { getCurrentBilling } from '../../services/operations/billing.ts';
import { getBusinessDetail } from '../../services/operations/businesses.ts';
import { queryOf } from '../../services/shared/query.ts';
import { type Business, BusinessContext, type Permission } from '../../views/shared/business/business.ts';
import { sampleQuery } from '../../views/shared/business/sample.ts';
import { stateName } from '../../views/shared/flow/flow-state.ts';
import { Frame, type NavItem } from '../../views/shell/frame.tsx';
import { ReadOnly } from '../../views/shell/read-only.tsx';
import { isOwner, may } from '../guards.ts';
import { notFound, type Place, placeAmong } from '../modules.ts';
import { inMenu, ofMembers } from '../routes/members.ts';
import { Queries } from '../session/queries.tsx';
import { chooseBusiness, useBusinessSwitch } from '../session/use-business-switch.ts';
import { useCore } from '../use-core.ts';
import { CodeAhead } from './code-ahead.tsx';
import { HomeContext } from './home-context.ts';
import { lazyPart } from './lazy-part.tsx';
import { Locale } from './locale.tsx';
import { actsOf, findersOf, firstSteps, homeOf, isIn, menuOf, pagesOf, screensBelow, tabsOf } from './menu.ts';
import { openAhead } from './open-ahead.ts';
import { chooseTheme, chosenTheme, type Theme } from './theme.ts';

type FrameProps = { place: Place; children: ReactNode };

export function AppFrame(props: FrameProps) {
  return (
    <Locale>
      <Queries>
        <LiveFrame {...props} />
      </Queries>
    </Locale>
  );
}

/** The default until the business's own time zone is loaded. */
const defaultTimeZone = 'Africa/Lagos';

const BusinessMove = lazyPart(async () => (await import('../../views/shell/business-move.tsx')).BusinessMove);

const SampleBanner = lazyPart(async () => (await import('../../views/shell/sample-banner.tsx')).SampleBanner);

// As in modules.ts, the first tab of the settings is the business.
const screens = [ofMembers.businesses, ...inMenu].flatMap((each) => each.screens);

/** Where the person has just asked to go. The frame shows it at once, the screen itself when its code is there. */
function useDestination(here: Place): Place {
  const wanted = useLocationProperty(() => location.pathname + location.search);
  const { pathname, searchParams } = new URL(wanted, location.origin);
  const next = placeAmong(screens, pathname, searchParams);
  return 'screen' in next && next.screen !== notFound ? next : here;
}

/** The move to another business, if there is one. */
function useSwitching() {
  const flow = useBusinessSwitch() ?? undefined;
  // Its message may be that there is no connection.
  useEffect(() => {
    if (flow) BusinessMove.preload();
  }, [flow]);
  const state = useSelector(flow, (snapshot) => (snapshot ? stateName(snapshot.value) : 'working'));
  const entering = useSelector(flow, (snapshot) => (snapshot ? selectEntering(snapshot) : null));
  return { flow, state, entering };
}

/** Keeps the business's logo for the loader. */
function useLogo(businessId: string | null, hasLogo: boolean | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (businessId === null || hasLogo === undefined) return;
    const stop = new AbortController();
    import('./keep-logo.ts')
      .then(({ keepLogo }) => keepLogo(client, { businessId, hasLogo }, stop.signal))
      // Without its code the loader shows the mark.
      .catch(() => undefined);
    return () => stop.abort();
  }, [client, businessId, hasLogo]);
}

type User = ReturnType<typeof selectUser>;

function personOf(user: User, owns: boolean) {
  const email = user?.email ?? '';
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ') || email;
  return { id: user?.id ?? '', name, email, role: owns ? 'Owner' : 'Staff' };
}

/** What holds for the whole business: nothing can be changed, or there is sample data. */
function Standing({ businessId, isOwner: owns }: { businessId: string | null; isOwner: boolean }) {
  const billing = useQuery({
    ...queryOf(getCurrentBilling, { businessId: businessId ?? '' }),
    enabled: businessId !== null,
  });
  const sample = useQuery(sampleQuery(businessId)).data?.state;
  return (
    <>
      {billing.data?.read_only ? <ReadOnly mayPay={owns} /> : null}
      {businessId !== null && (sample === 'loading' || sample === 'shown') ? (
        <Suspense>
          <SampleBanner businessId={businessId} mayClear={owns} />
        </Suspense>
      ) : null}
    </>
  );
}

function LiveFrame({ place: here, children }: FrameProps) {
  const place = useDestination(here);
  const client = useQueryClient();
  const core = useCore();
  const { session } = core;
  const user = useSelector(session, selectUser);
  const businessId = useSelector(session, selectBusinessId);
  const { flow, state, entering } = useSwitching();
  const [theme, setTheme] = useState(chosenTheme);
  const detail = useQuery({
    ...queryOf(getBusinessDetail, { businessId: businessId ?? '' }),
    enabled: businessId !== null,
  });
  useLogo(businessId, detail.data?.has_logo);
  const memberships = user?.business_user_memberships ?? [];
  const membership = membershipOf(memberships, businessId);
  const business = useMemo(
    (): Business => ({
      id: businessId ?? '',
      name: detail.data?.name ?? membership?.business_name ?? '',
      timeZone: detail.data?.time_zone ?? defaultTimeZone,
      isOwner: membership?.is_owner ?? false,
      permissions: (membership?.permissions ?? []).map(({ codename }) => codename),
      may: (permission: Permission) => may({ user, businessId }, permission),
      changeTo: (other) => chooseBusiness(core, other),
    }),
    [core, user, businessId, membership, detail.data],
  );
  const member = { user, businessId };
  const home = useMemo(() => ({ cards: homeOf({ user, businessId }), firstSteps }), [user, businessId]);
  const below = useMemo(() => screensBelow(here.address, { user, businessId }), [here.address, user, businessId]);
  const open = menuOf(member);
  const module = open.find((each) => isIn(each, place.screen));
  const tabs = module ? tabsOf(module) : null;
  const items: NavItem[] = open.map(({ label, href, icon }) => ({
    label,
    href,
    icon,
    isCurrent: href === module?.href,
  }));
  return (
    <BusinessContext value={business}>
      <CodeAhead screens={below} />
      <Frame
        acts={{
          businessId: businessId ?? '',
          businesses: memberships
            .map((each) => ({ id: each.business_id, name: each.business_name }))
            .sort((one, other) => one.name.localeCompare(other.name)),
          onBusiness: business.changeTo,
          switching: { state, entering },
          theme,
          onTheme: (chosen) => {
            chooseTheme(chosen as Theme);
            setTheme(chosen as Theme);
          },
          onProfile: () => navigate(accountsPaths.profile()),
          onFiles: () => navigate(hrPaths.myFiles()),
          onSignOut: () => session.send({ type: 'session.end' }),
        }}
        business={business.name}
        person={personOf(user, membership?.is_owner === true)}
        items={items}
        pages={open.flatMap(pagesOf)}
        actions={actsOf(member)}
        finders={findersOf(member)}
        onNear={(href) => void openAhead(href, client, businessId ?? '')}
        isLeaving={place.screen !== here.screen}
        tabs={module && tabs ? { label: module.label, tabs, here: place.screen.parent ?? place.address } : null}
        banner={
          <>
            {flow && state !== 'working' && state !== 'entering' ? (
              <Suspense>
                <BusinessMove businessSwitch={flow} here={business.name} />
              </Suspense>
            ) : null}
            <Standing businessId={businessId} isOwner={isOwner(member)} />
          </>
        }
      >
        <HomeContext value={home}>{children}</HomeContext>
      </Frame>
    </BusinessContext>
  );
}
