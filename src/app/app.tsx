import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { selectIsOnline } from '../machines/accounts/session/selectors.ts';
import { ErrorState, OfflineBanner } from '../views/ui/feedback/feedback.tsx';
import { WaitLine } from '../views/ui/feedback/wait-line.tsx';
import { Crash } from './crash.tsx';
import { decide, type Presence, presenceOf } from './guards.ts';
import { lazyPart } from './lazy-part.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { putOffPurchase } from './postponed-purchase.ts';
import { addressOf, type Route, routeOf } from './routes.ts';
import { ScreenFocus } from './screen-focus.tsx';
import { session } from './session.ts';

const Frame = lazyPart(async () => (await import('./routes/frame.tsx')).FrameRoute);

export const currentAddress = () => location.pathname + location.search;
/** It is no part of the address that a screen is chosen by; where screens are drawn ahead there is none. */
const fragment = () => globalThis.location?.hash ?? '';

/** `openedAt` is the address of the first drawing, which may have been made ahead of the browser. */
export function App({ openedAt }: { openedAt: string }) {
  const wanted = useLocationProperty(currentAddress, () => openedAt);
  // The screen stays until the code of the next one is there.
  const here = useDeferredValue(wanted);
  const presence = useSelector(session, presenceOf, shallowEqual);
  const isOnline = useSelector(session, selectIsOnline);
  return (
    <>
      {isOnline ? null : <OfflineBanner />}
      <WaitLine isWaiting={wanted !== here} />
      <Crash place={here}>
        <Suspense fallback={<LoadingScreen />}>
          <Place here={here} presence={presence} />
        </Suspense>
      </Crash>
    </>
  );
}

function Place({ here, presence }: { here: string; presence: Presence }) {
  const url = new URL(here, 'https://site.invalid');
  const route = routeOf(url.pathname, url.searchParams);
  if ('redirect' in route) return <Redirect from={here} to={route.redirect} />;
  const decision = decide(route.access, presence, here + fragment(), putOffPurchase());
  if ('redirect' in decision) return <Redirect from={here} to={decision.redirect} />;
  const isUndecided = route.frame === 'forMembers' && presence.state === 'unknown';
  if (decision.show === 'waiting' || isUndecided) return <LoadingScreen />;
  if (decision.show === 'unreachable') return <Unreachable />;
  const isMember = presence.state === 'signedIn' && presence.businessId !== null;
  const isFramed = route.frame === 'always' || (route.frame === 'forMembers' && isMember);
  // Nothing that a screen holds of one business is carried into another.
  const within = isFramed && presence.state === 'signedIn' ? (presence.businessId ?? '') : '';
  return <Show route={route} here={here} search={url.searchParams} isFramed={isFramed} within={within} />;
}

type ShowProps = {
  route: Route;
  here: string;
  search: URLSearchParams;
  isFramed: boolean;
  /** The business in whose frame the screen is shown. */
  within: string;
};

function Show({ route, here, search, isFramed, within }: ShowProps) {
  const screen = (
    <ScreenFocus key={`${within}${addressOf(route)}`} title={route.title}>
      <route.Screen search={search} isFramed={isFramed} />
    </ScreenFocus>
  );
  if (!isFramed) return screen;
  // Frame and screen load side by side.
  route.Screen.preload();
  return (
    <Frame route={route}>
      <Crash place={here} isFramed>
        {screen}
      </Crash>
    </Frame>
  );
}

function Redirect({ from, to }: { from: string; to: string }) {
  useEffect(() => {
    // Somebody may have moved on since the address was looked at.
    if (currentAddress() === from) navigate(to, { replace: true });
  }, [from, to]);
  return <LoadingScreen />;
}

function Unreachable() {
  return (
    <main>
      <ErrorState title="Steward cannot be reached" onRetry={() => session.send({ type: 'session.retry' })}>
        Check your connection. You stay signed in, and it is tried again by itself.
      </ErrorState>
    </main>
  );
}
