import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { selectIsOnline } from '../machines/accounts/session/selectors.ts';
import { ErrorState, OfflineBanner } from '../views/ui/feedback/feedback.tsx';
import { WaitLine } from '../views/ui/feedback/wait-line.tsx';
import type { Core } from './core.ts';
import { decide, needsSecondStep, type Presence, presenceOf } from './guards.ts';
import { type Place, placeAmong, screensAt } from './modules.ts';
import { PersonProvider } from './session/person-provider.tsx';
import { Crash } from './shell/crash.tsx';
import { lazyPart, WhenLoaded } from './shell/lazy-part.tsx';
import { LoadingScreen } from './shell/loading-screen.tsx';
import { ScreenFocus } from './shell/screen-focus.tsx';
import { postponedPurchase } from './storage/postponed-purchase.ts';
import { CoreContext, useCore } from './use-core.ts';

export const Frame = lazyPart(async () => (await import('./shell/frame.tsx')).AppFrame);

export const currentAddress = () => location.pathname + location.search;
/** The fragment does not select a screen; prerendering has no location. */
const fragment = () => globalThis.location?.hash ?? '';

/** `openedAt` is the address of the first rendering, which may be a prerendering without a browser. */
export function App({ core, openedAt }: { core: Core; openedAt: string }) {
  return (
    <CoreContext value={core}>
      <PersonProvider>
        <Shell openedAt={openedAt} />
      </PersonProvider>
    </CoreContext>
  );
}

function Shell({ openedAt }: { openedAt: string }) {
  const { session } = useCore();
  const wanted = useLocationProperty(currentAddress, () => openedAt);
  // The current screen stays until the code of the next one is loaded.
  const here = useDeferredValue(wanted);
  const presence = useSelector(session, presenceOf, shallowEqual);
  const isOnline = useSelector(session, selectIsOnline);
  const { pathname, searchParams } = new URL(here, 'https://site.invalid');
  return (
    <>
      {isOnline ? null : <OfflineBanner />}
      <WaitLine isWaiting={wanted !== here} />
      <Crash place={here}>
        <Suspense fallback={<LoadingScreen />}>
          <WhenLoaded of={screensAt(pathname)}>
            {(screens) => {
              const place = placeAmong(screens, pathname, searchParams);
              if ('redirect' in place) return <Redirect from={here} to={place.redirect} />;
              return <Guarded place={place} here={here} search={searchParams} presence={presence} />;
            }}
          </WhenLoaded>
        </Suspense>
      </Crash>
    </>
  );
}

type GuardedProps = { place: Place; here: string; search: URLSearchParams; presence: Presence };

function Guarded({ place, here, search, presence }: GuardedProps) {
  const { access, frame } = place.screen;
  const decision = decide(access, presence, here + fragment(), postponedPurchase());
  if ('redirect' in decision) return <Redirect from={here} to={decision.redirect} />;
  const isUndecided = frame === 'forMembers' && presence.state === 'unknown';
  if (decision.show === 'waiting' || isUndecided) return <LoadingScreen />;
  if (decision.show === 'unreachable') return <Unreachable />;
  const isMember = presence.state === 'signedIn' && presence.businessId !== null && !needsSecondStep(presence);
  const isFramed = frame === 'always' || (frame === 'forMembers' && isMember);
  // The key resets the screen's state when the business changes, or another person signs in in another tab.
  const isTheirs = isFramed || access.for === 'member';
  const whose = isTheirs && presence.state === 'signedIn' ? (presence.user?.id ?? '') : '';
  const within = isFramed && presence.state === 'signedIn' ? (presence.businessId ?? '') : '';
  return <Show place={place} here={here} search={search} isFramed={isFramed} whose={whose} within={within} />;
}

type ShowProps = {
  place: Place;
  here: string;
  search: URLSearchParams;
  isFramed: boolean;
  /** The id of the person whose screen it is; empty where anybody may be. */
  whose: string;
  /** The id of the frame's business, or an empty string without a frame. */
  within: string;
};

function Show({ place, here, search, isFramed, whose, within }: ShowProps) {
  const { page: Page, title } = place.screen;
  const screen = (
    <ScreenFocus key={`${whose}${within}${place.address}`} title={title}>
      <Page search={search} params={place.params} isFramed={isFramed} />
    </ScreenFocus>
  );
  if (!isFramed) return screen;
  // Frame and screen load in parallel.
  Page.preload();
  return (
    <Frame key={whose} place={place}>
      <Crash place={here} isFramed>
        {screen}
      </Crash>
    </Frame>
  );
}

function Redirect({ from, to }: { from: string; to: string }) {
  useEffect(() => {
    // The person may already have opened another screen.
    if (currentAddress() === from) navigate(to, { replace: true });
  }, [from, to]);
  return <LoadingScreen />;
}

function Unreachable() {
  const { session } = useCore();
  return (
    <main>
      <ErrorState title="Steward cannot be reached" onRetry={() => session.send({ type: 'session.retry' })}>
        Check your connection. You stay signed in, and Steward keeps trying.
      </ErrorState>
    </main>
  );
}
